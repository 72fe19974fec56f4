import type { PasskeyAnswer } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, eq, lt, or } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parse as uuidBytes } from 'uuid'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { recordEvent } from '../../audit/index.ts'
import { readSignInKey, renewSignInKey } from '../sign-in-key.ts'
import { challengeIn, challengeMs, issueChallenge, takeChallenge } from './passkey-challenge.ts'
import { requirePasskeySite } from './passkey-use.ts'

const { passkey } = schema

/*
 * How it works: the server draws a challenge and keeps it under the key of a cookie. The authenticator checks who holds it, by a
 * finger or a PIN, and signs the challenge, the origin of the page and the host. The server takes the challenge once and verifies
 * all of that with the public key. Such an answer is possession and verification at once, so nothing is asked for after it.
 * Source: Web Authentication Level 3, 7.2.
 */

export interface UsedPasskey {
  readonly userId: string
  readonly name: string
}

interface ChallengeExchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Draws a challenge for this browser. Whoever is signed in is offered their own passkeys, others all that the browser has. */
export async function askForPasskeyAnswer(
  context: Context,
  userId: string | null,
  exchange: ChallengeExchange,
) {
  const { rpId } = requirePasskeySite(context)
  const bearer = renewSignInKey(context.config, 'passkey', exchange)
  const challenge = await issueChallenge(context.database, { purpose: 'passkey-use', bearer })
  const allowCredentials = userId === null ? [] : await describeCredentials(context, userId)
  return {
    ...{ challenge, rpId, allowCredentials, timeout: challengeMs },
    userVerification: 'required',
  } as const
}

/** The passkeys of an account, as WebAuthn names them. */
export async function describeCredentials({ database }: Pick<Context, 'database'>, userId: string) {
  const rows = await database.queries
    .select({ id: passkey.credentialId, transports: passkey.transports })
    .from(passkey)
    .where(eq(passkey.userId, userId))
  return rows.map(({ id, transports }) => ({
    type: 'public-key' as const,
    id: id.toString('base64url'),
    transports,
  }))
}

/** Verifies an answer to a challenge of this browser, and uses the challenge up. Throws `passkeys_off` and `passkey_refused`. */
export async function usePasskey(
  context: Context,
  { answer, request }: { readonly answer: PasskeyAnswer; readonly request: FastifyRequest },
): Promise<UsedPasskey> {
  const { rpId, origin } = requirePasskeySite(context)
  const challenge = challengeIn(answer.response.clientDataJSON)
  const bearer = readSignInKey(context.config, 'passkey', request)
  if (challenge === null || bearer === null) throw passkeyRefused(begunAnew)
  if (!(await takeChallenge(context.database, { purpose: 'passkey-use', bearer, challenge })))
    throw passkeyRefused(begunAnew)
  const held = await findPasskey(context, answer)
  if (held === null) {
    throw passkeyRefused('This passkey is not known here (any more). Sign in another way.')
  }
  const counter = await verify(answer, { challenge, origin, rpId, held, log: request.log })
  await countUp(context, { held, counter, log: request.log })
  return { userId: held.userId, name: held.name }
}

const begunAnew = 'This took longer than five minutes, or was begun in another browser. Try again.'
const notProved = 'The passkey did not prove who you are. Try again, or sign in another way.'

export function passkeyRefused(message = notProved, cause?: unknown): AppError {
  return new AppError('passkey_refused', message, { errors: [{ field: 'passkey', message }], cause })
}

type HeldPasskey = typeof passkey.$inferSelect

/** null if it is unknown, or names another account than the one that it belongs to. */
async function findPasskey(
  { database }: Context,
  { id, response: { userHandle } }: PasskeyAnswer,
): Promise<HeldPasskey | null> {
  const credentialId = Buffer.from(id, 'base64url')
  const [held] = await database.queries.select().from(passkey).where(eq(passkey.credentialId, credentialId))
  if (!held) return null
  const isOwners = !userHandle || Buffer.from(userHandle, 'base64url').equals(uuidBytes(held.userId))
  return isOwners ? held : null
}

interface Verification {
  readonly challenge: string
  readonly origin: string
  readonly rpId: string
  readonly held: HeldPasskey
  readonly log: FastifyRequest['log']
}

/** Verifies the signature and all that it covers; returns the counter. Throws `passkey_refused`. */
async function verify(
  { id, type, response }: PasskeyAnswer,
  { challenge, origin, rpId, held, log }: Verification,
): Promise<number> {
  // Loaded when somebody uses a passkey for the first time: it takes most of a second, and 27 MB.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { clientDataJSON, authenticatorData, signature } = response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id, rawId: id, type, clientExtensionResults: {} },
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      // `countUp` compares the counter, by one statement.
      credential: { id, publicKey: new Uint8Array(held.publicKey), counter: 0 },
    })
    if (verified) return authenticationInfo.newCounter
  } catch (error) {
    log.warn(`A passkey was refused. ${error instanceof Error ? error.message : ''}`)
    throw passkeyRefused(notProved, error)
  }
  throw passkeyRefused()
}

/**
 * Stores the counter. One that has not grown means that the passkey was copied, or that two answers overtook each other: it is
 * refused, and told. Authenticators that do not count always send 0. Source: Web Authentication Level 3, 6.1.1.
 */
async function countUp(
  { database }: Context,
  {
    held,
    counter,
    log,
  }: { readonly held: HeldPasskey; readonly counter: number; readonly log: FastifyRequest['log'] },
): Promise<void> {
  const isHigher = lt(passkey.counter, counter)
  const isNotCounted = counter === 0 ? eq(passkey.counter, 0) : undefined
  const counted = await database.queries
    .update(passkey)
    .set({ counter, lastUsedAt: new Date() })
    .where(and(eq(passkey.id, held.id), or(isHigher, isNotCounted)))
    .returning({ id: passkey.id })
  if (counted.length > 0) return
  log.warn(`A passkey was refused: its counter went from ${held.counter} to ${counter}. It may be a copy.`)
  await recordEvent(database.queries, {
    actorId: null,
    action: 'user.passkey_refused',
    subject: { kind: 'user', id: held.userId },
    after: { passkey: held.name },
  })
  throw passkeyRefused(
    'This passkey may be a copy, because it was used before in another place. Sign in another way, and remove it.',
  )
}
