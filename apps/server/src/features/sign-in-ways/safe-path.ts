/** The path of this installation to go on at, from what an address says; anything that would lead elsewhere gives null. */
export function safePath(next: string | undefined, publicUrl: string): string | null {
  if (!next?.startsWith('/') || next.length > 2000) return null
  const { origin } = new URL(publicUrl)
  const url = URL.parse(next, origin)
  // A pathname may begin with two slashes once its dots are resolved, and then it is an address of another host.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null
  if (/^\/api(\/|$)/.test(url.pathname)) return null
  return `${url.pathname}${url.search}${url.hash}`
}
