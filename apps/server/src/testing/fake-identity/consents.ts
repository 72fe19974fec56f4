import { createHash, randomBytes } from 'node:crypto'

/** A registered OAuth client. */
export interface FakeClient {
  readonly id: string
  readonly secret: string
}

/** The request for which a code was issued. */
export interface Consent {
  readonly redirectUri: string
  readonly codeChallenge: string
  readonly nonce: string | null
}

const redirectPattern = /^https?:\/\/[^?#]+\/api\/user\/signedInWith\/(google|github)$/

/** The error for an invalid authorization request; null for a valid one. */
export function findAuthorizeFault(query: URLSearchParams, client: FakeClient): string | null {
  if (query.get('client_id') !== client.id) return 'The client is not known.'
  if (!redirectPattern.test(query.get('redirect_uri') ?? '')) return 'redirect_uri_mismatch'
  if (!query.get('state')) return 'There is no state.'
  const hasChallenge = /^[\w-]{43}$/.test(query.get('code_challenge') ?? '')
  return hasChallenge && query.get('code_challenge_method') === 'S256' ? null : 'There is no challenge.'
}

/** Issued codes, each valid for one exchange. */
export function makeConsents(client: FakeClient) {
  const consents = new Map<string, Consent>()
  return {
    give: (query: URLSearchParams): string => {
      const code = randomBytes(16).toString('base64url')
      consents.set(code, {
        redirectUri: query.get('redirect_uri') ?? '',
        codeChallenge: query.get('code_challenge') ?? '',
        nonce: query.get('nonce'),
      })
      return code
    },
    /** The request of the code, or the error of the exchange as a sentence. */
    take: (form: URLSearchParams): Consent | string => {
      if (form.get('client_id') !== client.id || form.get('client_secret') !== client.secret) {
        return 'incorrect_client_credentials'
      }
      const code = form.get('code') ?? ''
      const consent = consents.get(code)
      consents.delete(code)
      const verifier = form.get('code_verifier') ?? ''
      const challenge = createHash('sha256').update(verifier).digest('base64url')
      if (!consent || consent.codeChallenge !== challenge) return 'bad_verification_code'
      return consent.redirectUri === form.get('redirect_uri') ? consent : 'redirect_uri_mismatch'
    },
  }
}

/** The consent page. */
export function consentPage(query: URLSearchParams, person: string, code: string): string {
  const back = (words: Record<string, string>) => {
    const url = new URL(query.get('redirect_uri') ?? '')
    const state = query.get('state') ?? ''
    for (const [name, value] of Object.entries({ ...words, state })) url.searchParams.set(name, value)
    return url.href.replaceAll('&', '&amp;')
  }
  return `<!doctype html><html lang="en"><title>Sign in</title><body><main><h1>Sign in</h1>
<p><a href="${back({ code })}">Continue as ${person}</a></p>
<p><a href="${back({ error: 'access_denied' })}">Cancel</a></p></main></body></html>`
}
