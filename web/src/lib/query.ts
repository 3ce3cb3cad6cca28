/** A query string of what is not empty. */
export function queryOf(fields: Record<string, string | number>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  return given.length ? `?${given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}` : '';
}
