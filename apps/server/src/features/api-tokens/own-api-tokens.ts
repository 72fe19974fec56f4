import { type ApiToken, isAdminScope, mostApiTokens, type TokenScope, tokenScopes } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, arrayContains, desc, eq, gt, lt, or, sql } from 'drizzle-orm'
import { validate as isUuid, v7 as uuidv7 } from 'uuid'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit/index.ts'
import { hashToken, newToken } from './token-secret.ts'

const { apiToken, session, user } = schema

type TokenRow = Omit<typeof apiToken.$inferSelect, 'tokenHash'>

const shownColumns = {
  id: apiToken.id,
  userId: apiToken.userId,
  name: apiToken.name,
  scopes: apiToken.scopes,
  endsAt: apiToken.endsAt,
  lastUsedAt: apiToken.lastUsedAt,
  createdAt: apiToken.createdAt,
}

/** Newest first. */
export async function listOwnApiTokens({ queries }: Database, userId: string): Promise<ApiToken[]> {
  const rows = await queries
    .select(shownColumns)
    .from(apiToken)
    .where(eq(apiToken.userId, userId))
    .orderBy(desc(apiToken.createdAt), desc(apiToken.id))
  return rows.map(wireToken)
}

function wireToken(row: TokenRow): ApiToken {
  return {
    _id: row.id,
    name: row.name,
    scopes: tokenScopes.filter((scope) => row.scopes.includes(scope)),
    createdAt: row.createdAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }
}

interface NewToken {
  readonly userId: string
  /** The session that makes the call. */
  readonly sessionId: string
  readonly name: string
  readonly scopes: readonly TokenScope[]
  readonly endsAt: string
}

/**
 * Makes a token. It cannot be shown again, so a person who lost the response revokes it and makes another. Throws `bad_input` for
 * a scope that the owner has no right to, `too_many_tokens`, and `not_signed_in` if the session has ended since the call began.
 */
export async function makeApiToken(
  { queries }: Database,
  { userId, sessionId, name, scopes, endsAt }: NewToken,
): Promise<{ readonly apiToken: ApiToken; readonly token: string }> {
  const token = newToken()
  return queries.transaction(async (tx) => {
    await requireRights(tx, { userId, sessionId, scopes })
    const isInForce = and(eq(apiToken.userId, userId), gt(apiToken.endsAt, sql`now()`))
    if ((await tx.$count(apiToken, isInForce)) >= mostApiTokens) {
      throw new AppError(
        'too_many_tokens',
        `You have ${mostApiTokens} API tokens, which is the most. Revoke one that is not used any more.`,
      )
    }
    const values = { id: uuidv7(), userId, tokenHash: hashToken(token), name, scopes: [...scopes] }
    const [row] = await tx
      .insert(apiToken)
      .values({ ...values, endsAt: new Date(endsAt) })
      .returning(shownColumns)
    if (!row) throw new Error('An API token was not stored.')
    await recordEvent(tx, {
      actorId: userId,
      action: 'user.token_made',
      subject: { kind: 'user', id: userId },
      after: { scopes, endsAt },
    })
    return { apiToken: wireToken(row), token }
  })
}

/**
 * Locks the owner, so that concurrently made tokens are counted one after another, and the session, so that it cannot end before
 * this transaction.
 */
async function requireRights(
  tx: Transaction,
  { userId, sessionId, scopes }: Pick<NewToken, 'userId' | 'sessionId' | 'scopes'>,
): Promise<void> {
  const [owner] = await tx
    .select({ role: user.role })
    .from(user)
    .where(eq(user.id, userId))
    .for('no key update')
  const [own] = await tx
    .select({ id: session.id })
    .from(session)
    .where(eq(session.id, sessionId))
    .for('share')
  if (!owner || !own) throw new AppError('not_signed_in', 'Your session has ended meanwhile. Please sign in.')
  if (owner.role !== 'admin' && scopes.some(isAdminScope)) {
    const message = 'Only administrators can give a token the scopes of administrators.'
    throw new AppError('bad_input', message, { errors: [{ field: 'scopes', message }] })
  }
}

/** Revokes the tokens of a person that have scopes of administrators. */
export async function revokeAdminScopedTokens(tx: Transaction, userId: string): Promise<void> {
  const ofAdmins = tokenScopes.filter(isAdminScope).map((scope) => arrayContains(apiToken.scopes, [scope]))
  await tx.delete(apiToken).where(and(eq(apiToken.userId, userId), or(...ofAdmins)))
}

/** Throws `not_found`, also for somebody else's token. */
export async function revokeApiToken(
  { queries }: Database,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<void> {
  await queries.transaction(async (tx) => {
    const mine = and(eq(apiToken.id, id), eq(apiToken.userId, userId))
    const [row] = isUuid(id) ? await tx.delete(apiToken).where(mine).returning(shownColumns) : []
    if (!row) throw new AppError('not_found', 'There is no such API token any more.')
    await recordEvent(tx, {
      actorId: userId,
      action: 'user.token_revoked',
      subject: { kind: 'user', id: userId },
      before: { scopes: row.scopes },
    })
  })
}

/** Deletes tokens that ended more than thirty days ago; until then the settings show that they have ended. */
export async function sweepApiTokens({ queries }: Database): Promise<void> {
  await queries.delete(apiToken).where(lt(apiToken.endsAt, sql`now() - interval '30 days'`))
}
