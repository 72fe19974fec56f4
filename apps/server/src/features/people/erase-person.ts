import { type Database, schema, type Transaction } from '@codedojo/db'
import { asc, eq, inArray, like, or } from 'drizzle-orm'
import { announceAccess } from '../accounts/index.ts'
import { recordEvent } from '../audit/index.ts'
import { lockRatingsOf, markRatingsOutdatedFor } from '../contest-ratings/index.ts'
import { announceContestsOf } from '../contests/index.ts'
import { eraseBuyer } from '../orders/index.ts'
import { eraseMentions } from './erase-mentions.ts'
import { refuseLastAdmin } from './last-admin.ts'
import { lockPerson } from './require-person.ts'

/**
 * Erases a person with all their data: sessions, sign-in methods, drafts, submissions with verdicts, solved marks, days
 * of activity. Content for others stays without their name: problems, versions, rejudges, reports. Orders are kept as
 * anonymous records. Scoreboards and ratings are recomputed without them. The audit log keeps the bare id. The e-mail
 * can be used again. Throws `last_admin`.
 */
export async function erasePerson(
  { queries }: Database,
  { actorId, userId }: { actorId: string; userId: string },
): Promise<void> {
  const { user } = schema
  await queries.transaction(async (tx) => {
    // A running payment locks the order and then its buyer: keep the same lock order here.
    await eraseBuyer(tx, userId)
    await refuseLastAdmin(tx, userId)
    const before = await lockPerson(tx, userId)
    await lockRejudges(tx, userId)
    await lockJobs(tx, userId)
    await announceContestsOf(tx, userId)
    const contestIds = await lockRatingsOf(tx, userId)
    const [erased] = await tx.delete(user).where(eq(user.id, userId)).returning({ email: user.email })
    await markRatingsOutdatedFor(tx, contestIds)
    await eraseMentions(tx, userId)
    await eraseTraces(tx, userId, erased?.email ?? '')
    await announceAccess(tx, userId)
    await recordEvent(tx, {
      actorId,
      action: 'user.deleted',
      subject: { kind: 'user', id: userId },
      before: { role: before.role },
    })
  })
}

/** A running rejudge locks its own row and then the authors: keep the same lock order here. */
async function lockRejudges(tx: Transaction, userId: string): Promise<void> {
  const { rejudge } = schema
  await tx
    .select({ id: rejudge.id })
    .from(rejudge)
    .where(or(eq(rejudge.authorId, userId), eq(rejudge.appliedById, userId)))
    .orderBy(asc(rejudge.id))
    .for('no key update')
}

/**
 * A judge that stores a verdict locks the job and then the submission: keep the same lock order here, to prevent a
 * deadlock.
 */
async function lockJobs(tx: Transaction, userId: string): Promise<void> {
  const { judgeJob } = schema
  await tx
    .select({ id: judgeJob.id })
    .from(judgeJob)
    .where(eq(judgeJob.userId, userId))
    .orderBy(asc(judgeJob.id))
    .for('update')
}

/** Deletes rows that contain personal data without a foreign key. */
async function eraseTraces(tx: Transaction, userId: string, email: string): Promise<void> {
  const { rateLimit, verification } = schema
  // A pending sign-in with a provider contains more than the id.
  await tx
    .delete(verification)
    .where(or(eq(verification.value, userId), like(verification.value, `{%"${userId}"%}`)))
  const counters = [
    ...[`wrong-password:${email}`, `reset-mail:${email}`],
    ...[`run:${userId}`, `submit:${userId}`, `report:${userId}`, `order:${userId}`],
    ...[`smallest:${userId}`, `contest-code:${userId}`, `contest-question:${userId}`],
    `lesson-question:${userId}`,
    ...[
      `room-message:${userId}`,
      `room-messages:${userId}`,
      `room-create:${userId}`,
      `room-report:${userId}`,
    ],
    ...[
      `test-payment-failure:${userId}`,
      `ticket:${userId}`,
      `assistant:${userId}`,
      `review-choice:${userId}`,
    ],
    ...[`api-token:${userId}`, `api-token-made:${userId}`, `wrong-code:${userId}`],
    ...[`confirmation-mail:${userId}`, `download:${userId}`, `time-zone:${userId}`],
  ]
  // Rate limit counters: one per address with a failed sign-in, and per device and session with a wrong password.
  const ofPlaces = ['failed-sign-in', 'wrong-password', 'reset-mail'].map((name) =>
    like(rateLimit.key, `${name}:${userId}:%`),
  )
  await tx.delete(rateLimit).where(or(inArray(rateLimit.key, counters), ...ofPlaces))
}
