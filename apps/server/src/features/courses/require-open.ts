import type { User } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { isId } from '../problems/index.ts'

const { course, enrolment, lesson } = schema

export type CourseRow = typeof course.$inferSelect
export type LessonRow = typeof lesson.$inferSelect

export interface OpenCourse {
  readonly course: CourseRow
  /** null if an admin previews it. */
  readonly expiresAt: Date | null
}

/**
 * Finds a course whose content the caller may access now. Throws `course_not_found`, also for a draft or deleted course
 * that they never had, `not_enrolled`, and `course_expired` after the access has ended.
 */
export async function requireOpenCourse(
  { queries }: Database,
  { user, courseId }: { readonly user: User; readonly courseId: string },
): Promise<OpenCourse> {
  const [found] = isId(courseId)
    ? await queries
        .select({ course, expiresAt: enrolment.expiresAt })
        .from(course)
        .leftJoin(enrolment, and(eq(enrolment.courseId, course.id), eq(enrolment.userId, user._id)))
        .where(eq(course.id, courseId))
    : []
  if (!found) throw courseNotFound()
  return { course: found.course, expiresAt: requireTime(found, { user, refusal: courseNotFound }) }
}

/**
 * Finds a lesson whose course the caller may access. Throws `lesson_not_found` instead of `course_not_found`, otherwise
 * as `requireOpenCourse`.
 */
export async function requireOpenLesson(
  { queries }: Database,
  { user, lessonId }: { readonly user: User; readonly lessonId: string },
): Promise<OpenCourse & { readonly lesson: LessonRow }> {
  const [found] = isId(lessonId)
    ? await queries
        .select({ course, lesson, expiresAt: enrolment.expiresAt })
        .from(lesson)
        .innerJoin(course, eq(course.id, lesson.courseId))
        .leftJoin(enrolment, and(eq(enrolment.courseId, course.id), eq(enrolment.userId, user._id)))
        .where(and(eq(lesson.id, lessonId), isNull(lesson.deletedAt), isNull(lesson.hiddenAt)))
    : []
  if (!found) throw lessonNotFound()
  const expiresAt = requireTime(found, { user, refusal: lessonNotFound })
  return { course: found.course, lesson: found.lesson, expiresAt }
}

function requireTime(
  found: { readonly course: CourseRow; readonly expiresAt: Date | null },
  { user, refusal }: { readonly user: User; readonly refusal: () => AppError },
): Date | null {
  const { expiresAt } = found
  if (expiresAt !== null && expiresAt > new Date()) return expiresAt
  if (user.role === 'admin') return null
  if (expiresAt !== null) {
    throw new AppError('course_expired', 'Your time with this course is over. Renew it to go on.')
  }
  if (found.course.isDraft || found.course.deletedAt !== null) throw refusal()
  throw new AppError('not_enrolled', 'You do not own this course.')
}

function courseNotFound(): AppError {
  return new AppError('course_not_found', 'There is no such course.')
}

function lessonNotFound(): AppError {
  return new AppError('lesson_not_found', 'There is no such lesson.')
}
