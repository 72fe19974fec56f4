import { sameOriginPath } from '@codedojo/contract'
import { homePath, loginPath, type signupPath } from '../paths.ts'

/** The path to open after signing in, read from the `next` parameter. A value that would leave this origin gives `/`. */
export function safePath(next: string | null): string {
  return sameOriginPath(window.location.origin, next ?? homePath) ?? homePath
}

/** The address of the sign-in page that leads back to the given place. */
export function loginPathFor({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  const place = `${pathname}${search}${hash}`
  return place === homePath ? loginPath : `${loginPath}?${new URLSearchParams({ next: place })}`
}

/** The link between the sign-in and the sign-up form: it keeps `next` and drops the error of the form. */
export function switchFormPath(path: typeof loginPath | typeof signupPath, params: URLSearchParams): string {
  const next = params.get('next')
  return next === null ? path : `${path}?${new URLSearchParams({ next })}`
}
