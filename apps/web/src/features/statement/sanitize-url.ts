/**
 * Allows only URLs that a statement may link to: https, and paths of this installation.
 * Any other URL (scripts, data, http, other schemes) becomes empty, and is never requested.
 */
export function sanitizeUrl(address: string): string {
  if (address.startsWith('//')) return ''
  if (address.startsWith('/') || address.startsWith('#')) return address
  return address.startsWith('https://') ? address : ''
}
