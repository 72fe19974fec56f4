import { type Database, schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../http/app-error.ts'
import { recordEvent } from '../../audit/index.ts'
import { grantCourse, revokeAdminGrants } from '../../orders/index.ts'
import { runIdempotently } from '../../request-keys/index.ts'
import { auditSubjectOf, lockCourse } from '../lock-course.ts'

interface CourseAct {
  readonly courseId: string
  readonly actorId: string
}

interface EnrolmentOptions extends CourseAct {
  readonly emailId: string
  readonly days: number | undefined
  readonly requestKey: string | undefined
}

/**
 * Enrols somebody in a course without an order, for `days` from now or from the end of the current access; undefined:
 * as long as a purchase. Throws `course_not_found`, `user_not_found`, and what `runIdempotently` throws.
 */
export async function enrolLearner(
  { queries }: Database,
  { courseId, actorId, requestKey, ...asked }: EnrolmentOptions,
): Promise<void> {
  const { user } = schema
  const asking = { userId: actorId, requestKey, asked: ['enrolment', courseId, asked] }
  await queries.transaction((tx) =>
    runIdempotently(tx, asking, async () => {
      const course = await lockCourse(tx, courseId)
      const [learner] = await tx.select({ id: user.id }).from(user).where(eq(user.email, asked.emailId))
      if (!learner) throw new AppError('user_not_found', 'Nobody has an account with this email.')
      const { days = course.validityDays } = asked
      await grantCourse(tx, { courseId, userId: learner.id, orderId: null, givenById: actorId, days })
      const after = { userId: learner.id, days }
      await recordEvent(tx, { actorId, action: 'course.enrolled', subject: auditSubjectOf(course), after })
      return learner.id
    }),
  )
}

/**
 * Revokes access that admins granted; bought access stays. Throws `course_not_found`, and `only_bought` when there is
 * nothing to revoke.
 */
export async function unenrolLearner(
  { queries }: Database,
  { courseId, userId, actorId }: CourseAct & { readonly userId: string },
): Promise<void> {
  await queries.transaction(async (tx) => {
    const course = await lockCourse(tx, courseId)
    const revoked = await revokeAdminGrants(tx, { courseId, userId })
    if (revoked === 0) {
      throw new AppError(
        'only_bought',
        'Nothing was given here. What was bought goes back by refunding its order.',
      )
    }
    const before = { userId }
    await recordEvent(tx, { actorId, action: 'course.unenrolled', subject: auditSubjectOf(course), before })
  })
}
