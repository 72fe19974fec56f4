import { sameOriginPath } from '@codedojo/contract'

/**
 * A path of this installation from a query parameter; null for calls below /api, and for anything that would redirect
 * elsewhere (open redirect).
 */
export function safePath(next: string | undefined, publicUrl: string): string | null {
  if (next === undefined || next.length > 2000) return null
  const path = sameOriginPath(new URL(publicUrl).origin, next)
  return path !== null && /^\/api(?=[/?#]|$)/.test(path) ? null : path
}
