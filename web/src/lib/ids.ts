/** An id nobody else chooses. Not `randomUUID`, which a table on a home network without TLS does not have. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
