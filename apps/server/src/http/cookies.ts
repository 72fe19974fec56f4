import type { Config } from '../config.ts'

interface WithCookies {
  readonly headers: { readonly cookie?: string | undefined }
}

/**
 * The full name of one of our cookies. Browsers accept a __Host- cookie only with Secure; without https the cookie needs a plain
 * name, or nobody could sign in.
 */
export function cookieName({ isHttps }: Pick<Config, 'isHttps'>, name: string): string {
  return `${isHttps ? '__Host-' : ''}${name}`
}

/** The value of a cookie as it was sent, not decoded; null if the request has none of this name. The first of several counts. */
export function readCookie({ headers: { cookie = '' } }: WithCookies, name: string): string | null {
  for (const pair of cookie.split(';')) {
    const [key, value] = splitOnce(pair.trim(), '=')
    if (key === name && value !== null) return value
  }
  return null
}

function splitOnce(text: string, mark: string): [string, string | null] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + 1)]
}
