import { type Database, type Queries, schema, type Transaction } from '@codedojo/db'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { issueCertificate } from '../../certificates/index.ts'
import { readLearnerTotals } from './learner-lessons.ts'

interface Learner {
  readonly userId: string
  readonly courseId: string
}

/**
 * Issues a certificate if the learner has access to the course and has completed every lesson; otherwise does nothing.
 * It is called on every progress report of the player, so it checks with a read first.
 */
export async function awardCertificate({ queries }: Database, learner: Learner): Promise<void> {
  if ((await hasCertificate(queries, learner)) || !(await hasCompleted(queries, learner))) return
  await queries.transaction(async (tx) => {
    if ((await hasTime(tx, learner)) && (await hasCompleted(tx, learner))) await issueCertificate(tx, learner)
  })
}

async function hasCertificate(queries: Queries, { userId, courseId }: Learner): Promise<boolean> {
  const { certificate } = schema
  const ofLearner = and(eq(certificate.userId, userId), eq(certificate.courseId, courseId))
  return (await queries.$count(certificate, and(ofLearner, isNull(certificate.revokedAt)))) > 0
}

/** Locks the access until the end of the transaction: a refund waits, and then finds the certificate to withdraw. */
async function hasTime(tx: Transaction, { userId, courseId }: Learner): Promise<boolean> {
  const { enrolment, user } = schema
  // Erasing a person locks the person before their data: keep the same lock order here.
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('key share')
  const ofLearner = and(eq(enrolment.userId, userId), eq(enrolment.courseId, courseId))
  const [row] = await tx
    .select({ userId: enrolment.userId })
    .from(enrolment)
    .where(and(ofLearner, gt(enrolment.expiresAt, new Date())))
    .for('share')
  return row !== undefined
}

async function hasCompleted(queries: Queries | Transaction, { userId, courseId }: Learner): Promise<boolean> {
  const sums = (await readLearnerTotals(queries, { courseId, userIds: [userId] })).get(userId)
  return sums !== undefined && sums.lessons > 0 && sums.completedLessons === sums.lessons
}
