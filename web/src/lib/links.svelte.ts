/** The links of a table that its host may pass on, make anew and revoke. */
import { api, type MatchInfo, type WatchKind } from './api';
import { app } from './app.svelte.ts';
import { joinUrl, keepInvitation, keepWatchKey, linksOf, watchUrl } from './invitations';

export class Links {
  private kept = $state.raw<ReturnType<typeof linksOf>>({ seats: {}, watch: '' });
  watch = $state<WatchKind>('nobody');

  constructor(private readonly match: MatchInfo) {
    this.kept = linksOf(match.id);
    this.watch = match.watch;
  }

  /** The link for a seat, if this browser was told it. */
  seat(number: number): string {
    const invitation = this.kept.seats[number];
    return invitation ? joinUrl(this.match.id, invitation) : '';
  }

  /** The link for spectators, if there is one and this browser was told it. */
  get spectators(): string {
    return this.watch === 'link' && this.kept.watch ? watchUrl(this.match.id, this.kept.watch) : '';
  }

  async renewSeat(number: number): Promise<void> {
    try {
      const { invitation } = await api.reinvite(this.match.id, number);
      this.kept = keepInvitation(this.match.id, number, invitation);
    } catch (error) {
      app.complain(error);
    }
  }

  /** Open to spectators by a new link, or close; says whether it was done. */
  async letWatch(watch: WatchKind): Promise<boolean> {
    try {
      this.kept = keepWatchKey(this.match.id, await api.letWatch(this.match.id, watch));
      this.watch = watch;
      return true;
    } catch (error) {
      app.complain(error);
      return false;
    }
  }
}
