import type { Context } from '../../../context.ts'
import { consumeSecret, newSecret, storeSecret } from '../one-time-secret.ts'

/** Minutes in which a challenge can be answered. */
const minutes = 5
/** The same, as pages are told. */
export const challengeMs = minutes * 60_000

interface ChallengeBinding {
  /** What the answer does: a passkey that is added cannot sign in with the same challenge. */
  readonly purpose: 'passkey-add' | 'passkey-use'
  /** The session or the browser that must send the answer. */
  readonly bearer: string
}

/** Stores a new challenge of 256 random bits, for any server of the installation. */
export async function issueChallenge(
  { queries }: Context['database'],
  { purpose, bearer }: ChallengeBinding,
): Promise<string> {
  const challenge = newSecret()
  await storeSecret(queries, `${challenge}.${bearer}`, { purpose, value: purpose, validMs: challengeMs })
  return challenge
}

/** Uses a challenge up. Returns false if it is unknown, older than five minutes, used already, or of another bearer. */
export async function takeChallenge(
  { queries }: Context['database'],
  { purpose, bearer, challenge }: ChallengeBinding & { readonly challenge: string },
): Promise<boolean> {
  return (await consumeSecret(queries, { purpose, secret: `${challenge}.${bearer}` })) !== null
}

/** The challenge that an answer names; null if it cannot be read, or comes from a frame within a page of another site. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    if (typeof read !== 'object' || read === null || !('challenge' in read)) return null
    if ('crossOrigin' in read && read.crossOrigin === true) return null
    return typeof read.challenge === 'string' && /^[\w-]{43}$/.test(read.challenge) ? read.challenge : null
  } catch {
    return null
  }
}
