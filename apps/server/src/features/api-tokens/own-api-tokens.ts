import {
  type ApiToken,
  isAdminScope,
  mostApiTokens,
  type TokenScope,
  tokenScopes,
  type User,
} from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, count, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { validate as isUuid, v7 as uuidv7 } from 'uuid'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit/index.ts'
import { hashToken, newToken } from './hash-token.ts'

const { apiToken, user } = schema

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
  readonly owner: User
  readonly name: string
  readonly scopes: readonly TokenScope[]
  readonly endsAt: string
}

/** Makes a token. Throws `bad_input` for a scope that the owner has no right to, and `too_many_tokens`. */
export async function makeApiToken(
  { queries }: Database,
  { owner, name, scopes, endsAt }: NewToken,
): Promise<{ readonly apiToken: ApiToken; readonly token: string }> {
  if (owner.role !== 'admin' && scopes.some(isAdminScope)) {
    const message = 'Only administrators can give a token the scopes of administrators.'
    throw new AppError('bad_input', message, { errors: [{ field: 'scopes', message }] })
  }
  const token = newToken()
  return queries.transaction(async (tx) => {
    // Two that are made at once are counted one after the other.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, owner._id)).for('no key update')
    const [held] = await tx
      .select({ tokens: count() })
      .from(apiToken)
      .where(and(eq(apiToken.userId, owner._id), gt(apiToken.endsAt, sql`now()`)))
    if (held && held.tokens >= mostApiTokens) {
      throw new AppError(
        'too_many_tokens',
        `You have ${mostApiTokens} API tokens, which is the most. Revoke one that is not used any more.`,
      )
    }
    const values = { id: uuidv7(), userId: owner._id, tokenHash: hashToken(token), name, scopes: [...scopes] }
    const [row] = await tx
      .insert(apiToken)
      .values({ ...values, endsAt: new Date(endsAt) })
      .returning(shownColumns)
    if (!row) throw new Error('An API token was not stored.')
    await recordEvent(tx, {
      actorId: owner._id,
      action: 'user.token_made',
      subject: { kind: 'user', id: owner._id },
      after: { name, scopes, endsAt },
    })
    return { apiToken: wireToken(row), token }
  })
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
      before: { name: row.name, scopes: row.scopes },
    })
  })
}

/** Deletes tokens that ended more than thirty days ago; until then the settings show that they have ended. */
export async function sweepApiTokens({ queries }: Database): Promise<void> {
  await queries.delete(apiToken).where(lt(apiToken.endsAt, sql`now() - interval '30 days'`))
}
