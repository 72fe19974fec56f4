/** The path, search and hash of an address that stays at this origin; null for one that would lead elsewhere. */
export function pathWithin(origin: string, address: string): string | null {
  if (!address.startsWith('/')) return null
  const url = URL.parse(address, origin)
  // A pathname may begin with two slashes once its dots are resolved, and then it is an address of another host.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}
