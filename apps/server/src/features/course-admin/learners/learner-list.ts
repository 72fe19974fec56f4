import type { CourseLearner } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { containsWords } from '../../../http/contains-words.ts'
import { percentOf, readLearnerTotals } from '../../courses/index.ts'

const { certificate, enrolment, user } = schema

export interface LearnerFilter {
  readonly courseId: string
  /** Search words in the name or e-mail. */
  readonly q: string | undefined
}

/** Current and former learners of a course with their progress, latest enrolment first. */
export async function pageOfLearners(
  { queries }: Database,
  { page, pageSize, ...filter }: LearnerFilter & { readonly page: number; readonly pageSize: number },
): Promise<CourseLearner[]> {
  const { courseId } = filter
  const ofCertificate = [eq(certificate.userId, user.id), eq(certificate.courseId, courseId)]
  const rows = await queries
    .select({
      user: { _id: user.id, name: user.name, emailId: user.email },
      purchasedAt: enrolment.purchasedAt,
      expiresAt: enrolment.expiresAt,
      isGiven: hasGiven,
      isNewestGiven,
      certificateCode: certificate.code,
    })
    .from(enrolment)
    .innerJoin(user, eq(user.id, enrolment.userId))
    .leftJoin(certificate, and(...ofCertificate, isNull(certificate.revokedAt)))
    .where(matching(filter))
    .orderBy(desc(enrolment.purchasedAt), desc(user.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const sums = await readLearnerTotals(queries, { courseId, userIds: rows.map((row) => row.user._id) })
  return rows.map(({ purchasedAt, expiresAt, ...row }) => {
    const sum = sums.get(row.user._id) ?? nothing
    return {
      ...row,
      purchasedDate: purchasedAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      completedLessons: sum.completedLessons,
      percent: percentOf(sum),
      watchedSeconds: sum.watchedSeconds,
      lastSeenAt: sum.lastSeenAt?.toISOString() ?? null,
    }
  })
}

/** For a course without lessons. */
const nothing = { lessons: 0, completedLessons: 0, watchedSeconds: 0, lastSeenAt: null }

export async function countLearners({ queries }: Database, filter: LearnerFilter): Promise<number> {
  const [row] = await queries
    .select({ learners: sql<number>`count(*)::int` })
    .from(enrolment)
    .innerJoin(user, eq(user.id, enrolment.userId))
    .where(matching(filter))
  return row?.learners ?? 0
}

/** Whether an admin granted some of the access and has not revoked it. */
const hasGiven = sql<boolean>`exists (select from course_grant as given
  where given.user_id = ${enrolment.userId} and given.course_id = ${enrolment.courseId}
  and given.order_id is null and given.revoked_at is null)`

/** Whether an admin gave the grant of `purchased_at`: the newest valid one, else the newest. */
const isNewestGiven = sql<boolean>`coalesce((select newest.order_id is null from course_grant as newest
  where newest.user_id = ${enrolment.userId} and newest.course_id = ${enrolment.courseId}
  order by newest.revoked_at is null desc, newest.granted_at desc, newest.id desc limit 1), false)`

function matching({ courseId, q }: LearnerFilter): SQL | undefined {
  const words = q ?? ''
  return and(
    eq(enrolment.courseId, courseId),
    or(containsWords(user.name, words), containsWords(user.email, words)),
  )
}
