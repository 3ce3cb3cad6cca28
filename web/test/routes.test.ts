import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Route } from '../src/lib/router.svelte.ts';

let parseRoute: (path: string, query?: string) => Route;
let pathOf: (route: Route) => string;

beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/', search: '', origin: 'http://table' });
  ({ parseRoute, pathOf } = await import('../src/lib/router.svelte.ts'));
});

describe('addresses', () => {
  it.each([
    ['/', '', { page: 'start' }],
    ['/new/mosaic', '', { page: 'new', game: 'mosaic' }],
    ['/match/abc', '?key=k%2F', { page: 'match', id: 'abc', key: 'k/' }],
    ['/match/abc/at/12', '?seat=1', { page: 'replay', id: 'abc', key: '', at: 12, seat: 1 }],
    ['/match/abc/at/12', '?seat=1&key=k', { page: 'replay', id: 'abc', key: 'k', at: 12, seat: 1 }],
    ['/match/abc/result', '', { page: 'result', id: 'abc', key: '' }],
    ['/join/abc/token', '', { page: 'join', id: 'abc', invitation: 'token' }],
    ['/nowhere', '', { page: 'lost' }],
  ] as [string, string, Route][])('%s%s leads where it says', (path, query, route) => {
    expect(parseRoute(path, query)).toEqual(route);
    if (route.page !== 'lost') expect(pathOf(route)).toBe(path + query);
  });
});
