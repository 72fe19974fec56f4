import type { SignInFailure } from '@codedojo/contract'
import type { Context } from '../../context.ts'
import {
  type Exchange,
  findUserById,
  mailAccessChange,
  recordFailedSignIn,
  signInVerified,
} from '../accounts/index.ts'
import { followAdminClaim } from './follow-admin-claim.ts'
import { followCourseClaims } from './follow-course-claims.ts'
import type { ProvedIdentity, SettledIdentity } from './settle-identity.ts'

export interface Arrival {
  readonly proved: ProvedIdentity
  readonly exchange: Exchange
  readonly endsWithBrowser: boolean
}

/** Opens a session for the account of an identity, with the role and the courses that the provider says; null, or why it opens none. */
export async function letIn(
  context: Context,
  userId: string,
  { proved, exchange, endsWithBrowser }: Arrival,
): Promise<SignInFailure | null> {
  const { database } = context
  const row = await findUserById(database, userId)
  if (!row) return 'expired'
  if (row.suspendedAt) {
    await recordFailedSignIn(database, { userId, address: exchange.request.ip, why: 'suspended' })
    return 'account_suspended'
  }
  await followAdminClaim(context, { ...proved, userId, role: row.role }, exchange.request.log)
  await followCourseClaims(context, { ...proved, userId }, exchange.request.log)
  await signInVerified(context, { userId, endsWithBrowser }, exchange)
  return null
}

/** Mails the owner of an account that an identity opens it from now on. */
export async function tellOfNewWay(
  context: Context,
  { userId, way }: Extract<SettledIdentity, { kind: 'account' }>,
  { provider }: Pick<ProvedIdentity, 'provider'>,
): Promise<void> {
  if (way === 'known') return
  await mailAccessChange(context, userId, { kind: way === 'only' ? 'taken_over' : 'connected', provider })
}
