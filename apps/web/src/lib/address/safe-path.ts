import { sameOriginPath } from '@codedojo/contract'
import { homePath, loginPath, type signupPath } from '../paths.ts'

/**
 * The path to continue at after signing in, from the `next` of the address.
 * Anything that would leave this origin gives `/`.
 */
export function safePath(next: string | null): string {
  return sameOriginPath(window.location.origin, next ?? homePath) ?? homePath
}

/** The sign-in page's address that leads back to the given place. */
export function loginPathFor({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  const place = `${pathname}${search}${hash}`
  return place === homePath ? loginPath : `${loginPath}?${new URLSearchParams({ next: place })}`
}

/** From one of the two forms of visitors to the other: the place to return to stays, what went wrong does not. */
export function otherFormPath(path: typeof loginPath | typeof signupPath, params: URLSearchParams): string {
  const next = params.get('next')
  return next === null ? path : `${path}?${new URLSearchParams({ next })}`
}
