import type { calls, ResponseOf } from '@codedojo/contract'
import { type Database, type Queries, schema } from '@codedojo/db'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'

const { certificate, contestQuestion, draft, enrolment, lessonQuestion, order } = schema
const { problemNote, problemReport, roomMessage, roomReport, submission, user } = schema

/** Counts what is deleted with the account and what stays. */
export async function previewDeletion(
  { queries }: Database,
  userId: string,
): Promise<ResponseOf<typeof calls.deletionPreview>> {
  const mine = eq(user.id, userId)
  const [person] = await queries.select({ premiumUntil: user.premiumUntil }).from(user).where(mine)
  const premiumUntil = person?.premiumUntil ?? null
  const isRunning = premiumUntil !== null && premiumUntil.getTime() > Date.now()
  const [submissions, drafts, notes, certificates, lessonQuestions, orders, runningCourses, staying] =
    await Promise.all([
      queries.$count(submission, eq(submission.userId, userId)),
      queries.$count(draft, eq(draft.userId, userId)),
      queries.$count(problemNote, and(eq(problemNote.userId, userId), ne(problemNote.text, ''))),
      queries.$count(certificate, and(eq(certificate.userId, userId), isNull(certificate.revokedAt))),
      queries.$count(lessonQuestion, eq(lessonQuestion.userId, userId)),
      queries.$count(order, eq(order.userId, userId)),
      queries.$count(enrolment, and(eq(enrolment.userId, userId), gt(enrolment.expiresAt, sql`now()`))),
      countStaying(queries, userId),
    ])
  return {
    ...{ submissions, drafts, notes, certificates, lessonQuestions },
    ...{ orders, runningCourses, ...staying },
    premiumUntil: isRunning ? premiumUntil.toISOString() : null,
  }
}

/** Texts that stay without their author's name. */
async function countStaying(queries: Queries, userId: string) {
  const [roomMessages, contestQuestions, ofProblems, ofMessages] = await Promise.all([
    queries.$count(roomMessage, and(eq(roomMessage.authorId, userId), isNull(roomMessage.removedAt))),
    queries.$count(contestQuestion, eq(contestQuestion.userId, userId)),
    queries.$count(problemReport, eq(problemReport.userId, userId)),
    queries.$count(roomReport, eq(roomReport.reporterId, userId)),
  ])
  return { roomMessages, contestQuestions, reports: ofProblems + ofMessages }
}
