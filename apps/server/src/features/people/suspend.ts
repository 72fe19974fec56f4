import type { SignInProvider } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { endSessions } from '../accounts/index.ts'
import { recordEvent } from '../audit/index.ts'
import { refuseLastAdmin } from './last-admin.ts'
import { findLastDecisions, type LastDecision } from './last-decisions.ts'
import { lockPerson } from './require-person.ts'

interface Act {
  readonly actorId: string
  readonly userId: string
}

interface Suspending {
  /** null if it is a provider. */
  readonly actorId: string | null
  /** The provider that says that the person has left, or is back. */
  readonly provider?: SignInProvider
  readonly userId: string
}

/**
 * Suspends an account: ends its sessions and refuses sign-ins. Repeating it only changes the reason. A provider decides after
 * admins: it leaves alone whoever is suspended, and whom an admin let in again. Returns whether anything changed. Throws
 * `last_admin` and `user_not_found`.
 */
export async function suspendPerson(
  { queries }: Database,
  { actorId, provider, userId, reason }: Suspending & { readonly reason: string },
): Promise<boolean> {
  const { user } = schema
  return await queries.transaction(async (tx) => {
    await refuseLastAdmin(tx, userId)
    const before = await lockPerson(tx, userId)
    if (provider) {
      const last = await lastDecision(tx, provider, userId)
      if (before.suspendedAt || last === 'let in by an admin') return false
    }
    const suspendedAt = before.suspendedAt ?? new Date()
    const change = { suspendedAt, suspendedReason: reason, updatedAt: new Date() }
    await tx.update(user).set(change).where(eq(user.id, userId))
    await endSessions(tx, userId)
    await recordEvent(tx, {
      actorId,
      action: 'user.suspended',
      subject: { kind: 'user', id: userId },
      before: before.suspendedAt && { reason: before.suspendedReason },
      after: { reason, ...(provider && { provider }) },
    })
    return true
  })
}

/**
 * Lifts a suspension, a provider only its own; former sessions stay ended. Returns whether anything changed. Throws
 * `user_not_found`.
 */
export async function unsuspendPerson(
  { queries }: Database,
  { actorId, provider, userId }: Suspending,
): Promise<boolean> {
  const { user } = schema
  return await queries.transaction(async (tx) => {
    const before = await lockPerson(tx, userId)
    if (!before.suspendedAt) return false
    if (provider && (await lastDecision(tx, provider, userId)) !== 'suspended by the provider') return false
    const change = { suspendedAt: null, suspendedReason: '', updatedAt: new Date() }
    await tx.update(user).set(change).where(eq(user.id, userId))
    await endSessions(tx, userId)
    await recordEvent(tx, {
      actorId,
      action: 'user.unsuspended',
      subject: { kind: 'user', id: userId },
      before: { reason: before.suspendedReason },
      ...(provider && { after: { provider } }),
    })
    return true
  })
}

/** The one that holds while the person is locked. */
async function lastDecision(
  tx: Transaction,
  provider: SignInProvider,
  userId: string,
): Promise<LastDecision | undefined> {
  return (await findLastDecisions(tx, { provider, userIds: [userId] })).get(userId)
}

export async function signOutEverywhere({ queries }: Database, { actorId, userId }: Act): Promise<void> {
  await queries.transaction(async (tx) => {
    await endSessions(tx, userId)
    await recordEvent(tx, { actorId, action: 'user.signed_out', subject: { kind: 'user', id: userId } })
  })
}
