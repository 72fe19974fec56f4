import { mostPasskeys, type NewPasskey, type Passkey, type User } from '@codedojo/contract'
import { type Queries, schema, type Transaction } from '@codedojo/db'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { validate as isUuid, parse as uuidBytes, v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { recordEvent } from '../../audit/index.ts'
import { mailAccessChange } from '../access-mail.ts'
import { challengeIn, challengeMs, issueChallenge, takeChallenge } from './passkey-challenge.ts'
import { requirePasskeySite } from './passkey-use.ts'
import { describeCredentials, passkeyRefused } from './use-passkey.ts'

const { passkey, recoveryCode, secondFactor, user } = schema

/** Ed25519, ECDSA with P-256, RSA: what authenticators have. Source: Web Authentication Level 3, 5.3. */
const algorithms = [-8, -7, -257]

/** The passkeys of an account, oldest first. */
export async function listOwnPasskeys(queries: Queries, userId: string): Promise<Passkey[]> {
  const rows = await queries
    .select()
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id))
  return rows.map(wirePasskey)
}

function wirePasskey({ id, name, createdAt, lastUsedAt }: typeof passkey.$inferSelect): Passkey {
  return {
    _id: id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

/** Draws the challenge of a new passkey, for one session. Throws `passkeys_off` and `too_many_passkeys`. */
export async function beginPasskey(
  context: Context,
  { user: { _id: userId, name, emailId }, sessionId }: { readonly user: User; readonly sessionId: string },
) {
  const { rpId } = requirePasskeySite(context)
  const excludeCredentials = await describeCredentials(context, userId)
  if (excludeCredentials.length >= mostPasskeys) throw tooMany()
  const challenge = await issueChallenge(context.database, { purpose: 'passkey-add', bearer: sessionId })
  return {
    ...{ challenge, excludeCredentials, timeout: challengeMs },
    rp: { id: rpId, name: context.installation.settings().name },
    user: { id: Buffer.from(uuidBytes(userId)).toString('base64url'), name: emailId, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  } as const
}

function tooMany(): AppError {
  return new AppError(
    'too_many_passkeys',
    `An account has at most ${mostPasskeys} passkeys. Remove one that you do not use any more.`,
  )
}

interface PasskeyAddition {
  readonly userId: string
  readonly sessionId: string
  readonly name: string
  readonly made: NewPasskey
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Throws `passkeys_off`, `passkey_refused`, `passkey_known` and `too_many_passkeys`. */
export async function addPasskey(context: Context, addition: PasskeyAddition): Promise<Passkey> {
  const { userId, name } = addition
  const proved = await prove(context, addition)
  const added = await context.database.queries.transaction(async (tx) => {
    await lockPasskeys(tx, userId)
    if ((await tx.$count(passkey, eq(passkey.userId, userId))) >= mostPasskeys) throw tooMany()
    const [row] = await tx
      .insert(passkey)
      .values({ id: uuidv7(), userId, name, ...proved })
      .onConflictDoNothing({ target: passkey.credentialId })
      .returning()
    if (!row) throw new AppError('passkey_known', 'This passkey is known here already.')
    await recordPasskey(tx, { actorId: userId, userId, action: 'user.passkey_added', name })
    return row
  })
  await mailAccessChange(context, userId, { kind: 'passkey_added' })
  return wirePasskey(added)
}

/** Verifies what an authenticator says of a passkey that it has made. Its maker is not asked for. */
async function prove(context: Context, { sessionId, made, log }: PasskeyAddition) {
  const { rpId, origin } = requirePasskeySite(context)
  const { id, type, response } = made
  const challenge = challengeIn(response.clientDataJSON)
  const binding = { purpose: 'passkey-add', bearer: sessionId } as const
  if (challenge === null || !(await takeChallenge(context.database, { ...binding, challenge })))
    throw passkeyRefused('This took longer than five minutes, or was begun in another session. Try again.')
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { clientDataJSON, attestationObject, transports } = response
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id, rawId: id, type, clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (registrationInfo?.credential.id === id) {
      const { publicKey, counter } = registrationInfo.credential
      const credentialId = Buffer.from(id, 'base64url')
      return { credentialId, publicKey: Buffer.from(publicKey), counter, transports }
    }
  } catch (error) {
    log.warn(`A new passkey was refused. ${error instanceof Error ? error.message : ''}`)
    throw passkeyRefused('The passkey could not be read. Try again, or use another one.', error)
  }
  throw passkeyRefused('The passkey could not be read. Try again, or use another one.')
}

/** Whoever counts the passkeys of an account waits for the others who do. */
export async function lockPasskeys(tx: Transaction, userId: string): Promise<void> {
  const [row] = await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update')
  if (!row) throw new AppError('not_signed_in', 'This account was deleted a moment ago.')
}

interface PasskeyEvent {
  /** null for the operator. */
  readonly actorId: string | null
  readonly userId: string
  readonly action: 'user.passkey_added' | 'user.passkey_removed'
  readonly name: string
}

function recordPasskey(tx: Transaction, { actorId, userId, action, name }: PasskeyEvent): Promise<void> {
  return recordEvent(tx, { actorId, action, subject: { kind: 'user', id: userId }, after: { passkey: name } })
}

/**
 * Removes one passkey. Throws `not_found`, and `last_second_factor` for the last one where the password asks for a passkey and there
 * is no app.
 */
export async function removePasskey(
  context: Context,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<void> {
  await context.database.queries.transaction(async (tx) => {
    await lockPasskeys(tx, userId)
    const own = and(eq(passkey.userId, userId), eq(passkey.id, id))
    const [removed] = isUuid(id) ? await tx.delete(passkey).where(own).returning() : []
    if (!removed) throw new AppError('not_found', 'There is no such passkey any more.')
    const isLast = (await tx.$count(passkey, eq(passkey.userId, userId))) === 0
    if (isLast && (await tx.$count(secondFactor, asksForPasskeyOnly(userId))) > 0) {
      throw new AppError(
        'last_second_factor',
        'Your password asks for a passkey, and this is the last one. Add another, set up an authenticator app, or remove the second factor first.',
      )
    }
    await recordPasskey(tx, {
      ...{ actorId: userId, userId, name: removed.name },
      action: 'user.passkey_removed',
    })
  })
  await mailAccessChange(context, userId, { kind: 'passkey_removed' })
}

function asksForPasskeyOnly(userId: string) {
  return and(
    eq(secondFactor.userId, userId),
    isNotNull(secondFactor.passkeyAskedAt),
    isNull(secondFactor.confirmedAt),
  )
}

/**
 * Removes all passkeys of somebody, for an admin or the operator (`actorId` is null then), and the second factor where it was only
 * they. Throws `not_found`.
 */
export async function removeAllPasskeys(
  context: Pick<Context, 'database' | 'mailer' | 'config' | 'installation'>,
  { actorId, userId }: { readonly actorId: string | null; readonly userId: string },
): Promise<void> {
  await context.database.queries.transaction(async (tx) => {
    await lockPasskeys(tx, userId)
    const removed = await tx.delete(passkey).where(eq(passkey.userId, userId)).returning()
    if (removed.length === 0) throw new AppError('not_found', 'This account has no passkeys.')
    const ended = await tx.delete(secondFactor).where(asksForPasskeyOnly(userId)).returning()
    if (ended.length > 0) {
      await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId))
      const subject = { kind: 'user', id: userId } as const
      await recordEvent(tx, { actorId, action: 'user.second_factor_off', subject })
    }
    for (const { name } of removed)
      await recordPasskey(tx, { actorId, userId, action: 'user.passkey_removed', name })
  })
  await mailAccessChange(context, userId, { kind: 'passkey_removed' })
}
