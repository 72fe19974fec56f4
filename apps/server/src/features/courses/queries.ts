import type { CourseDetail, User } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { isId } from '../problems/index.ts'
import { readLearnerLessons } from './progress/learner-lessons.ts'
import { makeCourseReader, type ReadCourse, readCourses } from './read-courses.ts'

const { course, enrolment, lesson } = schema

const isPublished = and(isNull(course.deletedAt), eq(course.isDraft, false))

const publishedCourses = makeCourseReader('published_courses', isPublished)

/** All courses for sale, newest first. */
export async function listCourses(database: Database, user: User): Promise<ReadCourse['wire'][]> {
  const read = await publishedCourses(database, viewOf(user))
  return read.map(({ wire }) => wire)
}

export interface VisibleCourse {
  readonly courseId: string
  /** Whether the caller has or had the course. */
  readonly isOwn: boolean
}

/**
 * Finds a course that the caller may see. Throws `course_not_found`, also for a draft, and for a deleted course that
 * they never had.
 */
export async function requireCourse(
  { queries }: Database,
  { user, courseId }: { readonly user: User | null; readonly courseId: string },
): Promise<VisibleCourse> {
  const [found] =
    user && isId(courseId)
      ? await queries
          .select({ expiresAt: enrolment.expiresAt })
          .from(course)
          .leftJoin(enrolment, and(eq(enrolment.courseId, course.id), eq(enrolment.userId, user._id)))
          .where(and(eq(course.id, courseId), isSeenBy(user)))
      : []
  if (!found) throw noSuchCourse()
  return { courseId, isOwn: found.expiresAt !== null }
}

function viewOf(user: User) {
  return { userId: user._id, showsPlaylists: user.role === 'admin' }
}

function isSeenBy(user: User): SQL | undefined {
  const isOwn = isNotNull(enrolment.expiresAt)
  return or(isPublished, isOwn, user.role === 'admin' ? isNull(course.deletedAt) : undefined)
}

/** A course with the names of its lessons, which is all that non-owners see of them. */
export async function showCourseDetail(
  { queries }: Database,
  { courseId, user }: { readonly courseId: string; readonly user: User },
): Promise<CourseDetail> {
  const [[found], lessons] = await Promise.all([
    readCourses(queries, { ...viewOf(user), where: and(eq(course.id, courseId), isSeenBy(user)) }),
    readLearnerLessons(queries, { userId: user._id, where: eq(lesson.courseId, courseId) }),
  ])
  if (!found) throw noSuchCourse()
  const outline = lessons.map(({ row: { title, kind, seconds }, problems }) => ({
    ...{ title, kind, seconds, problems },
  }))
  return { ...found.wire, outline }
}

function noSuchCourse(): AppError {
  return new AppError('course_not_found', 'There is no such course.')
}
