import type { OwnedCourse } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { awardCertificate } from './progress/award-certificate.ts'
import { type LearnerLesson, readLearnerLessons } from './progress/learner-lessons.ts'
import { summarizeLessons } from './progress/summarize-lessons.ts'
import { readCourses } from './read-courses.ts'

const { certificate, enrolment, lesson } = schema

export interface Purchases {
  readonly courses: OwnedCourse[]
  readonly purchasedDate: string | null
}

/**
 * Current and former courses of a person, latest purchase first, including deleted ones. `showsPlaylists`: include
 * playlist ids, for admins; otherwise only with current access. Issues a missing certificate for a course that was
 * completed by solving its last problem.
 */
export async function readPurchases(
  database: Database,
  { userId, showsPlaylists }: { readonly userId: string; readonly showsPlaylists: boolean },
): Promise<Purchases> {
  const { queries } = database
  const read = await readCourses(queries, { userId, showsPlaylists, where: isNotNull(enrolment.expiresAt) })
  const ids = read.map(({ row }) => row.id)
  const lessons = Map.groupBy(await lessonsOf(database, { userId, ids }), ({ row }) => row.courseId)
  const sums = new Map(ids.map((id) => [id, summarizeLessons(lessons.get(id) ?? [])]))
  const complete = read.flatMap(({ wire }) =>
    wire.owned?.isExpired === false && sums.get(wire._id)?.percent === 100 ? [wire._id] : [],
  )
  const certificates = await awardAndReadCertificates(database, { userId, ids, complete })
  const courses = read.flatMap(({ wire }) => {
    const found = sums.get(wire._id)
    if (wire.owned === null || found === undefined) return []
    const { next, ...progress } = found
    const nextLesson = next && { _id: next.row.id, title: next.row.title }
    const certificate = certificates.get(wire._id) ?? null
    return { ...wire, ...wire.owned, ...progress, nextLesson, certificate }
  })
  courses.sort((one, other) => other.purchasedDate.localeCompare(one.purchasedDate))
  return { courses, purchasedDate: courses[0]?.purchasedDate ?? null }
}

interface CoursesOfLearner {
  readonly userId: string
  /** Course ids. */
  readonly ids: readonly string[]
}

async function lessonsOf({ queries }: Database, { userId, ids }: CoursesOfLearner): Promise<LearnerLesson[]> {
  if (ids.length === 0) return []
  return readLearnerLessons(queries, { userId, where: inArray(lesson.courseId, [...ids]) })
}

/** The person's course certificates; issues missing ones for owned courses in `complete`. */
export async function awardAndReadCertificates(
  database: Database,
  { complete, ...asked }: CoursesOfLearner & { readonly complete: readonly string[] },
): Promise<Certificates> {
  const certificates = await readCertificates(database, asked)
  const lacking = complete.filter((id) => !certificates.has(id))
  if (lacking.length === 0) return certificates
  for (const courseId of lacking) await awardCertificate(database, { userId: asked.userId, courseId })
  return readCertificates(database, asked)
}

type Certificates = ReadonlyMap<string, NonNullable<OwnedCourse['certificate']>>

/** The person's valid certificates, by course id. */
async function readCertificates(
  { queries }: Database,
  { userId, ids }: CoursesOfLearner,
): Promise<Certificates> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select({ code: certificate.code, issuedAt: certificate.issuedAt, courseId: certificate.courseId })
    .from(certificate)
    .where(
      and(
        eq(certificate.userId, userId),
        inArray(certificate.courseId, [...ids]),
        isNull(certificate.revokedAt),
      ),
    )
  return new Map(
    rows.map(({ code, issuedAt, courseId }) => [courseId, { code, issuedAt: issuedAt.toISOString() }]),
  )
}
