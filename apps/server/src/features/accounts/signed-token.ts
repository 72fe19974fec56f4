import { createHmac, timingSafeEqual } from 'node:crypto'
import { readCookie } from '../../http/cookies.ts'

/** As the auth library makes tokens. */
const tokenForm = /^[A-Za-z0-9]{32}$/

interface WithCookies {
  readonly headers: { readonly cookie?: string | undefined }
}

/**
 * Reads the token of the session cookie. A valid signature proves that this installation issued the cookie. Whether the
 * session still exists is not known. Returns null if there is no such cookie, or its signature is wrong. The auth library signs
 * `token.signature` with HMAC-SHA256 in base64.
 */
export function makeSignedTokenReader({
  name,
  secret,
}: {
  /** Of the cookie. */
  readonly name: string
  readonly secret: string
}): (request: WithCookies) => string | null {
  return (request) => {
    const value = decoded(readCookie(request, name) ?? '')
    const end = value.lastIndexOf('.')
    if (end < 1) return null
    const token = value.slice(0, end)
    // Other texts are signed with the same secret.
    if (!tokenForm.test(token)) return null
    const right = createHmac('sha256', secret).update(token).digest()
    const given = Buffer.from(value.slice(end + 1), 'base64')
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null
    return token
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
