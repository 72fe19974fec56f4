import { oidcProviders } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../../context.ts'
import { IdentityError } from '../../providers/identity/index.ts'

const { account } = schema

/**
 * Where somebody who has just signed out here ends their session at a provider of the operator's own, so that the next person at a
 * shared computer cannot sign in with one click. Of several that the account is
 * connected to it is the one connected last. Returns null if the person signs in with none, the operator does not want this, or the provider does not answer, which is logged.
 */
export async function findSignOutAddress(
  { config, database, identityProviders }: Pick<Context, 'config' | 'database' | 'identityProviders'>,
  userId: string,
  log: FastifyBaseLogger,
): Promise<string | null> {
  const signingOut = oidcProviders.filter((provider) => identityProviders[provider]?.signOutAddress)
  if (signingOut.length === 0) return null
  const [connected] = await database.queries
    .select({ provider: account.providerId })
    .from(account)
    .where(and(eq(account.userId, userId), inArray(account.providerId, signingOut)))
    .orderBy(desc(account.createdAt))
    .limit(1)
  const provider = signingOut.find((each) => each === connected?.provider)
  const ask = provider && identityProviders[provider]?.signOutAddress
  if (!ask) return null
  try {
    return await ask(`${config.publicUrl}/login`)
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error
    log.warn(`Signed out here only. ${error.message}`)
    return null
  }
}
