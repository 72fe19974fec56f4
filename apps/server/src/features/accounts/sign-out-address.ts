import { schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../../context.ts'
import { IdentityError } from '../../providers/identity/index.ts'

const { account } = schema

/**
 * Where somebody who has just signed out here ends their session at the operator's own provider, so that the next person at a
 * shared computer cannot sign in with one click. Returns null if the person does not sign in with that provider, the operator
 * does not want this, or the provider does not answer, which is logged.
 */
export async function findSignOutAddress(
  { config, database, identityProviders }: Pick<Context, 'config' | 'database' | 'identityProviders'>,
  userId: string,
  log: FastifyBaseLogger,
): Promise<string | null> {
  const ask = identityProviders.oidc?.signOutAddress
  if (!ask) return null
  const isConnected = and(eq(account.userId, userId), eq(account.providerId, 'oidc'))
  if ((await database.queries.$count(account, isConnected)) === 0) return null
  try {
    return await ask(`${config.publicUrl}/login`)
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error
    log.warn(`Signed out here only. ${error.message}`)
    return null
  }
}
