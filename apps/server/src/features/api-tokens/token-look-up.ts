import { tokenScopes } from '@codedojo/contract'
import { type Database, preparedQuery, schema } from '@codedojo/db'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { ApiTokens } from '../../services/api-tokens.ts'
import { wireUser } from '../accounts/index.ts'
import { hashToken } from './token-secret.ts'

const { apiToken, user } = schema

const byHash = preparedQuery('user_by_api_token', (queries) =>
  queries
    .select({
      id: apiToken.id,
      scopes: apiToken.scopes,
      isUseNoted: sql<boolean>`coalesce(${apiToken.lastUsedAt} > now() - interval '1 hour', false)`,
      owner: user,
    })
    .from(apiToken)
    .innerJoin(user, eq(user.id, apiToken.userId))
    .where(
      and(
        eq(apiToken.tokenHash, sql.placeholder('tokenHash')),
        gt(apiToken.endsAt, sql`now()`),
        isNull(user.suspendedAt),
      ),
    ),
)

export function makeTokenLookUp(database: Database): ApiTokens {
  const owners = new LRUCache<string, string>({ max: 10_000 })
  return {
    find: async (token) => {
      const tokenHash = hashToken(token)
      const [found] = await byHash(database).execute({ tokenHash })
      if (!found) {
        owners.delete(tokenHash.toString('base64'))
        return null
      }
      owners.set(tokenHash.toString('base64'), found.owner.id)
      if (!found.isUseNoted) await noteUse(database, found.id)
      return {
        tokenId: found.id,
        user: wireUser(found.owner),
        scopes: tokenScopes.filter((scope) => found.scopes.includes(scope)),
      }
    },
    rememberedUserId: (token) => owners.get(hashToken(token).toString('base64')) ?? null,
  }
}

async function noteUse({ queries }: Database, id: string): Promise<void> {
  const isOld = or(isNull(apiToken.lastUsedAt), lt(apiToken.lastUsedAt, sql`now() - interval '1 hour'`))
  await queries
    .update(apiToken)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiToken.id, id), isOld))
}
