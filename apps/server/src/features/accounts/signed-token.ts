import { createHmac, timingSafeEqual } from 'node:crypto'

/** As the auth library makes tokens. */
const tokenForm = /^[A-Za-z0-9]{32}$/

interface WithCookies {
  readonly headers: { readonly cookie?: string | undefined }
}

/**
 * Reads the token of the session cookie: whoever has one with a valid signature was given it by this installation. Whether the session
 * still exists is not known. null: there is no such cookie, or its signature is wrong. The auth library signs `token.signature` with
 * HMAC-SHA256 in base64.
 */
export function makeSignedTokenReader({
  cookieName,
  secret,
}: {
  readonly cookieName: string
  readonly secret: string
}): (request: WithCookies) => string | null {
  const start = `${cookieName}=`
  return ({ headers: { cookie = '' } }) => {
    const pair = cookie.split(';').find((each) => each.trimStart().startsWith(start))
    if (pair === undefined) return null
    const value = decoded(pair.trim().slice(start.length))
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
