import { type Database, type Queries, schema, type Transaction } from '@codedojo/db'
import { and, eq, getTableColumns, isNull } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { isShownLesson } from '../courses/index.ts'
import { isId } from '../problems/index.ts'
import { type CourseRow, noSuchCourse } from './lock-course.ts'

const { course, lesson } = schema

export type LessonRow = typeof lesson.$inferSelect

/** Finds a course for its authors. Throws `course_not_found`, also for a deleted one. */
export async function requireCourse({ queries }: Database, id: string): Promise<CourseRow> {
  const [row] = isId(id)
    ? await queries
        .select()
        .from(course)
        .where(and(eq(course.id, id), isNull(course.deletedAt)))
    : []
  if (!row) throw noSuchCourse()
  return row
}

/** Finds a lesson that is not deleted, of a course that is not. Throws `lesson_not_found`. */
export async function requireLesson(
  { queries }: { readonly queries: Queries | Transaction },
  id: string,
): Promise<LessonRow> {
  const [row] = isId(id)
    ? await queries
        .select(getTableColumns(lesson))
        .from(lesson)
        .innerJoin(course, eq(course.id, lesson.courseId))
        .where(and(eq(lesson.id, id), isShownLesson, isNull(course.deletedAt)))
    : []
  if (!row) throw noSuchLesson()
  return row
}

export function noSuchLesson(): AppError {
  return new AppError('lesson_not_found', 'There is no such lesson.')
}
