/**
 * An id of this window's own making; `crypto.randomUUID` would need a page served by TLS, which a server in the office
 * may do without.
 */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
