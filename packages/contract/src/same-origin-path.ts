/** The path, query and hash of a URL of the same origin; null for any other URL. */
export function sameOriginPath(origin: string, address: string): string | null {
  if (!address.startsWith('/')) return null
  const url = URL.parse(address, origin)
  // After resolving dots a pathname may begin with two slashes, which as a URL would point to another host.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}
