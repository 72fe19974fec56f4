import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, eq, gt } from 'drizzle-orm'
import { issueCertificate } from '../../certificates/index.ts'
import { readLearnerSums } from './learner-lessons.ts'

interface Learner {
  readonly userId: string
  readonly courseId: string
}

/** Issues the certificate of somebody who has the course and has completed all of its lessons; does nothing else. */
export async function awardCertificate({ queries }: Database, learner: Learner): Promise<void> {
  await queries.transaction(async (tx) => {
    if (await hasTime(tx, learner)) {
      if (await hasCompleted(tx, learner)) await issueCertificate(tx, learner)
    }
  })
}

/** Until the end of the transaction the time cannot be taken away: a refund waits, and then finds the certificate to withdraw. */
async function hasTime(tx: Transaction, { userId, courseId }: Learner): Promise<boolean> {
  const { enrolment, user } = schema
  // Whoever erases the person takes that row first, and then what hangs on it: in that order here, too.
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('key share')
  const ofLearner = and(eq(enrolment.userId, userId), eq(enrolment.courseId, courseId))
  const [row] = await tx
    .select({ userId: enrolment.userId })
    .from(enrolment)
    .where(and(ofLearner, gt(enrolment.expiresAt, new Date())))
    .for('share')
  return row !== undefined
}

async function hasCompleted(tx: Transaction, { userId, courseId }: Learner): Promise<boolean> {
  const sums = (await readLearnerSums(tx, { courseId, userIds: [userId] })).get(userId)
  return sums !== undefined && sums.lessons > 0 && sums.completedLessons === sums.lessons
}
