import { createHash } from 'node:crypto'
import type { SignInProvider } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import { z } from 'zod'
import type { SignInStart } from '../../providers/identity/index.ts'
import { consumeSecret, newSecret, storeSecret } from '../accounts/index.ts'
import { signInMs } from './browser-key.ts'

const pendingSchema = z.object({
  nonce: z.string(),
  codeVerifier: z.string(),
  /** A path of this installation; null: none was asked for. */
  next: z.string().nullable(),
  /** Who connects the provider to their account; null: somebody signs in. */
  connectsFor: z.string().nullable(),
})
/** A sign-in between the way to the provider and the way back. */
export type PendingSignIn = z.infer<typeof pendingSchema>

interface Place {
  readonly provider: SignInProvider
  readonly browserKey: string
}

/** Only this provider can end it, and only in this browser: all of it is part of the secret. */
const purposeOf = (provider: SignInProvider) => `sign-in-with-${provider}`
const secretOf = ({ state, browserKey }: { state: string; browserKey: string }) => `${state}.${browserKey}`

/** Keeps a new one for ten minutes; answers what the provider is told of it. */
export async function storePending(
  { queries }: Database,
  { provider, browserKey, ...asked }: Place & Pick<PendingSignIn, 'next' | 'connectsFor'>,
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

/** Takes it for good; null: it was begun in another browser or at another provider, is over, or was taken before. */
export async function takePending(
  { queries }: Database,
  { provider, browserKey, state }: Place & { readonly state: string },
): Promise<PendingSignIn | null> {
  const secret = secretOf({ state, browserKey })
  const value = await consumeSecret(queries, { purpose: purposeOf(provider), secret })
  return value === null ? null : pendingSchema.parse(JSON.parse(value))
}
