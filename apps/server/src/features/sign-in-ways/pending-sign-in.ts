import { createHash } from 'node:crypto'
import type { RedirectProvider } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import { z } from 'zod'
import type { SignInStart } from '../../providers/identity/index.ts'
import { consumeSecret, newSecret, signInMs, storeSecret } from '../accounts/index.ts'

const pendingSchema = z.object({
  nonce: z.string(),
  codeVerifier: z.string(),
  /** A path of this installation to continue at; null if none. */
  next: z.string().nullable(),
  /** The user who connects the provider; null if somebody signs in. */
  connectsFor: z.string().nullable(),
  /** The invitation code of a new account; null if none. */
  invitation: z.string().nullable().default(null),
})
/** A sign-in that is in progress at the provider. */
export type PendingSignIn = z.infer<typeof pendingSchema>

interface PendingSignInKey {
  readonly provider: RedirectProvider
  readonly browserKey: string
}

/** Provider and browser are part of the secret, so only they can complete it. */
const purposeOf = (provider: RedirectProvider) => `sign-in-with-${provider}`
const secretOf = ({ state, browserKey }: { state: string; browserKey: string }) => `${state}.${browserKey}`

/** Stores a new pending sign-in for ten minutes; returns the parameters for the provider. */
export async function storePendingSignIn(
  { queries }: Database,
  {
    provider,
    browserKey,
    ...asked
  }: PendingSignInKey & Pick<PendingSignIn, 'next' | 'connectsFor' | 'invitation'>,
): Promise<Omit<SignInStart, 'redirectUri'>> {
  const [state, nonce, codeVerifier] = [newSecret(16), newSecret(16), newSecret()]
  const pending: PendingSignIn = { ...asked, nonce, codeVerifier }
  await storeSecret(queries, secretOf({ state, browserKey }), {
    purpose: purposeOf(provider),
    value: JSON.stringify(pending),
    validMs: signInMs,
  })
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  return { state, nonce, codeChallenge }
}

/** Consumes a pending sign-in; returns null for the wrong browser or provider, expired, or already consumed. */
export async function consumePendingSignIn(
  { queries }: Database,
  { provider, browserKey, state }: PendingSignInKey & { readonly state: string },
): Promise<PendingSignIn | null> {
  const secret = secretOf({ state, browserKey })
  const value = await consumeSecret(queries, { purpose: purposeOf(provider), secret })
  return value === null ? null : pendingSchema.parse(JSON.parse(value))
}
