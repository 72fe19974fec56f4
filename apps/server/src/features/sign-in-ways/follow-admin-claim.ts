import type { Role } from '@codedojo/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { changeRole } from '../people/index.ts'
import type { ProvedIdentity } from './settle-identity.ts'

interface IdentityWithRole extends ProvedIdentity {
  readonly userId: string
  /** The present role of the account. */
  readonly role: Role
}

/**
 * Gives or takes the role of an admin as the provider says, if it says anything about roles. The last admin stays one, because
 * nobody could give the role back.
 */
export async function followAdminClaim(
  { database }: Pick<Context, 'database'>,
  { userId, role: before, provider, identity }: IdentityWithRole,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  if (identity.isAdmin === undefined) return
  const role = identity.isAdmin ? 'admin' : 'user'
  if (role === before) return
  try {
    await changeRole(database, { actorId: null, provider, userId, role })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'last_admin')) throw error
    log.warn('The last administrator stays one, although the provider does not say that they are.')
  }
}
