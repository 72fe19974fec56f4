import type { calls, ResponseOf } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'

const { certificate, draft, enrolment, order, problemNote, roomMessage, submission, user } = schema

/** What goes with the account, counted now. */
export async function deletionPreview(
  { queries }: Database,
  userId: string,
): Promise<ResponseOf<typeof calls.deletionPreview>> {
  const mine = eq(user.id, userId)
  const [person] = await queries.select({ premiumUntil: user.premiumUntil }).from(user).where(mine)
  const premiumUntil = person?.premiumUntil ?? null
  const isRunning = premiumUntil !== null && premiumUntil.getTime() > Date.now()
  const [submissions, drafts, notes, roomMessages, certificates, orders, runningCourses] = await Promise.all([
    queries.$count(submission, eq(submission.userId, userId)),
    queries.$count(draft, eq(draft.userId, userId)),
    queries.$count(problemNote, and(eq(problemNote.userId, userId), ne(problemNote.text, ''))),
    queries.$count(roomMessage, and(eq(roomMessage.authorId, userId), isNull(roomMessage.removedAt))),
    queries.$count(certificate, and(eq(certificate.userId, userId), isNull(certificate.revokedAt))),
    queries.$count(order, eq(order.userId, userId)),
    queries.$count(enrolment, and(eq(enrolment.userId, userId), gt(enrolment.expiresAt, sql`now()`))),
  ])
  return {
    ...{ submissions, drafts, notes, roomMessages, certificates, orders, runningCourses },
    premiumUntil: isRunning ? premiumUntil.toISOString() : null,
  }
}
