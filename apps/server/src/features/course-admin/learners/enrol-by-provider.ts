import type { SignInProvider } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import { recordEvent } from '../../audit/index.ts'
import { grantCourse, isGivenByProvider, revokeProviderGrants } from '../../orders/index.ts'
import { auditSubjectOf, lockCourse } from '../lock-course.ts'

export interface CourseChange {
  readonly userId: string
  readonly courseId: string
  /** Whose group decides. */
  readonly provider: SignInProvider
}

/**
 * Opens a course for a member of its group for as long as a purchase, unless this provider has opened it and that has not ended.
 * Throws `course_not_found`.
 */
export async function enrolByProvider({ queries }: Database, change: CourseChange): Promise<void> {
  const { userId, courseId, provider } = change
  // Most sign-ins change nothing, and need no lock.
  if (await isGivenByProvider(queries, change)) return
  await queries.transaction(async (tx) => {
    const course = await lockCourse(tx, courseId)
    if (await isGivenByProvider(tx, change)) return
    const days = course.validityDays
    const by = { orderId: null, givenById: null, givenByProvider: provider }
    await grantCourse(tx, { courseId, userId, days, ...by })
    const after = { userId, days, provider }
    await recordEvent(tx, {
      actorId: null,
      action: 'course.enrolled',
      subject: auditSubjectOf(course),
      after,
    })
  })
}

/** Takes back what this provider has opened; anything else stays. Throws `course_not_found`. */
export async function unenrolByProvider({ queries }: Database, change: CourseChange): Promise<void> {
  const { userId, courseId, provider } = change
  if (!(await isGivenByProvider(queries, change))) return
  await queries.transaction(async (tx) => {
    const course = await lockCourse(tx, courseId)
    if ((await revokeProviderGrants(tx, change)) === 0) return
    const facts = { before: { userId }, after: { provider } }
    await recordEvent(tx, {
      ...{ actorId: null, action: 'course.unenrolled' as const },
      ...{ subject: auditSubjectOf(course), ...facts },
    })
  })
}
