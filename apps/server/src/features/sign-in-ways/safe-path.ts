import { sameOriginPath } from '@codedojo/contract'

/** The path of this installation to go on at, from what an address says; anything that would lead elsewhere gives null. */
export function safePath(next: string | undefined, publicUrl: string): string | null {
  if (next === undefined || next.length > 2000) return null
  const path = sameOriginPath(new URL(publicUrl).origin, next)
  return path !== null && /^\/api(?=[/?#]|$)/.test(path) ? null : path
}
