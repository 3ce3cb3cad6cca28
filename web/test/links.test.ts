import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchInfo } from '../src/lib/api';
import { Fault } from '../src/lib/http';

const api = vi.hoisted(() => ({ letWatch: vi.fn(), reinvite: vi.fn() }));
const complain = vi.hoisted(() => vi.fn());
vi.mock('../src/lib/api', () => ({ api }));
vi.mock('../src/lib/app.svelte.ts', () => ({ app: { complain } }));

const kept = new Map<string, string>();
vi.stubGlobal('location', { pathname: '/', search: '', origin: 'http://table' });
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
});
const { Links } = await import('../src/lib/links.svelte.ts');
const MATCH = { id: 'm', watch: 'link' } as MatchInfo;

beforeEach(() => {
  kept.clear();
  kept.set('pentapolis.links.m', JSON.stringify({ seats: { 1: 'inv' }, watch: 'old' }));
});

describe('the links of a table', () => {
  it('are those that this browser was told', () => {
    const links = new Links(MATCH);
    expect([links.seat(1), links.seat(2)]).toEqual(['http://table/join/m/inv', '']);
    expect(links.spectators).toBe('http://table/match/m?key=old');
  });

  it('are made anew, and remembered', async () => {
    api.letWatch.mockResolvedValueOnce('new');
    api.reinvite.mockResolvedValueOnce({ invitation: 'inv2' });
    const links = new Links(MATCH);
    expect(await links.letWatch('link')).toBe(true);
    await links.renewSeat(1);
    expect(links.spectators).toBe('http://table/match/m?key=new');
    expect(new Links(MATCH).seat(1)).toBe('http://table/join/m/inv2');
  });

  it('end when the table is closed to spectators', async () => {
    api.letWatch.mockResolvedValueOnce('');
    const links = new Links(MATCH);
    await links.letWatch('nobody');
    expect([links.watch, links.spectators, new Links(MATCH).spectators]).toEqual(['nobody', '', '']);
  });

  it('stay as they are when the server refuses', async () => {
    api.letWatch.mockRejectedValueOnce(new Fault('failed-owner'));
    const links = new Links(MATCH);
    expect(await links.letWatch('nobody')).toBe(false);
    expect(links.spectators).toBe('http://table/match/m?key=old');
    expect(complain).toHaveBeenCalledOnce();
  });
});
