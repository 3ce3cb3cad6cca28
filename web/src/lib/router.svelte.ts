/** Places with addresses, so that every one of them can be linked to, reloaded and gone back from. */

import { queryOf } from './query';

export type Route =
  | { page: 'start' }
  | { page: 'new'; game: string }
  | { page: 'match'; id: string; key: string }
  | { page: 'replay'; id: string; key: string; at: number | null; seat: number | null }
  | { page: 'result'; id: string; key: string }
  | { page: 'join'; id: string; invitation: string }
  | { page: 'lost' };

export function parseRoute(path: string, query = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  const [head, id, tail, last] = parts;
  const search = new URLSearchParams(query);
  const key = search.get('key') ?? '';
  if (!head) return { page: 'start' };
  if (head === 'new' && id && !tail) return { page: 'new', game: id };
  if (head === 'join' && id && tail) return { page: 'join', id, invitation: tail };
  if (head !== 'match' || !id) return { page: 'lost' };
  if (!tail) return { page: 'match', id, key };
  if (tail === 'result') return { page: 'result', id, key };
  if (tail === 'at') return { page: 'replay', id, key, at: numberOf(last), seat: numberOf(search.get('seat')) };
  return { page: 'lost' };
}

/** The place that a pasted address of this server leads to. */
export function routeOfLink(link: string): Route {
  try {
    const url = new URL(link, location.origin);
    return url.origin === location.origin ? parseRoute(url.pathname, url.search) : { page: 'lost' };
  } catch {
    return { page: 'lost' };
  }
}

function numberOf(text: string | null | undefined): number | null {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export function pathOf(route: Route): string {
  const id = 'id' in route ? encodeURIComponent(route.id) : '';
  switch (route.page) {
    case 'new':
      return `/new/${encodeURIComponent(route.game)}`;
    case 'match':
      return `/match/${id}${queryOf({ key: route.key })}`;
    case 'replay':
      return `/match/${id}/at/${route.at ?? ''}${queryOf({ seat: route.seat ?? '', key: route.key })}`;
    case 'result':
      return `/match/${id}/result${queryOf({ key: route.key })}`;
    case 'join':
      return `/join/${id}/${encodeURIComponent(route.invitation)}`;
    default:
      return '/';
  }
}

const here = $state({ route: parseRoute(location.pathname, location.search) as Route });

export const router = {
  get route(): Route {
    return here.route;
  },
  go(route: Route, replace = false): void {
    const path = pathOf(route);
    if (replace) history.replaceState(null, '', path);
    else if (path !== location.pathname + location.search) history.pushState(null, '', path);
    here.route = route;
  },
};

/** Follow the browser's back and forward, and plain links inside the page. Call once. */
export function useRouter(): void {
  addEventListener('popstate', () => (here.route = parseRoute(location.pathname, location.search)));
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    const route = parseRoute(link.pathname, link.search);
    if (route.page === 'lost') return;
    event.preventDefault();
    router.go(route);
  });
}
