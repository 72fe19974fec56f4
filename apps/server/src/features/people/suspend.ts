import type { SignInProvider } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { endSessions } from '../accounts/index.ts'
import { recordEvent } from '../audit/index.ts'
import { refuseLastAdmin } from './last-admin.ts'
import { lockPerson } from './require-person.ts'

interface Act {
  readonly actorId: string
  readonly userId: string
}

interface Suspending {
  /** null: a provider. */
  readonly actorId: string | null
  /** The provider that says that the person has left, or is back. */
  readonly provider?: SignInProvider
  readonly userId: string
}

/**
 * Suspends an account: ends its sessions and refuses sign-ins. Repeating it only changes the reason. Throws
 * `last_admin`.
 */
export async function suspendPerson(
  { queries }: Database,
  { actorId, provider, userId, reason }: Suspending & { readonly reason: string },
): Promise<void> {
  const { user } = schema
  await queries.transaction(async (tx) => {
    await refuseLastAdmin(tx, userId)
    const before = await lockPerson(tx, userId)
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
  })
}

/** Lifts a suspension; former sessions stay ended. */
export async function unsuspendPerson(
  { queries }: Database,
  { actorId, provider, userId }: Suspending,
): Promise<void> {
  const { user } = schema
  await queries.transaction(async (tx) => {
    const before = await lockPerson(tx, userId)
    if (!before.suspendedAt) return
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
  })
}

export async function signOutEverywhere({ queries }: Database, { actorId, userId }: Act): Promise<void> {
  await queries.transaction(async (tx) => {
    await endSessions(tx, userId)
    await recordEvent(tx, { actorId, action: 'user.signed_out', subject: { kind: 'user', id: userId } })
  })
}
