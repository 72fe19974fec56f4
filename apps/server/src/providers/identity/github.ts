import { z } from 'zod'
import type { IdentitySettings } from '../../identity-settings.ts'
import { askProvider } from './ask-provider.ts'
import { type IdentityProvider, tenSecondTimeout } from './identity-provider.ts'

const tokenSchema = z.object({
  access_token: z.string().min(1).max(4096),
  token_type: z.string().regex(/^bearer$/i),
})
const userSchema = z.object({
  /** The login name can be reassigned, the number cannot. */
  id: z.number().int().positive(),
  login: z.string(),
  name: z.string().nullish(),
})
const emailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

/**
 * Sign-in with GitHub by OAuth: the identity is fetched with an access token, which is then discarded. Source: GitHub,
 * "Authorizing OAuth apps"; "REST API endpoints for emails".
 */
export function makeGithub(settings: NonNullable<IdentitySettings['github']>): IdentityProvider {
  const { clientId, clientSecret, baseUrl, apiUrl } = settings
  return {
    addressOf: async ({ state, codeChallenge, redirectUri }) => {
      const asked = {
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'read:user user:email',
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      }
      return `${baseUrl}/login/oauth/authorize?${new URLSearchParams(asked)}`
    },
    identify: async ({ code, codeVerifier, redirectUri }) => {
      const signal = tenSecondTimeout()
      const { access_token: bearer } = await askProvider(tokenSchema, {
        url: `${baseUrl}/login/oauth/access_token`,
        signal,
        form: {
          client_id: clientId,
          client_secret: clientSecret,
          code,
          code_verifier: codeVerifier,
          redirect_uri: redirectUri,
        },
      })
      const [user, emails] = await Promise.all([
        askProvider(userSchema, { url: `${apiUrl}/user`, bearer, signal }),
        askProvider(emailsSchema, { url: `${apiUrl}/user/emails?per_page=100`, bearer, signal }),
      ])
      const [firstName = '', ...others] = (user.name?.trim() || user.login).split(/\s+/u)
      return {
        subject: String(user.id),
        firstName,
        lastName: others.join(' '),
        email: emails.find(({ primary, verified }) => primary && verified)?.email.toLowerCase() ?? null,
      }
    },
  }
}
