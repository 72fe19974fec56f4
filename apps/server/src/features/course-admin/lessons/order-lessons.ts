import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, asc, eq, sql } from 'drizzle-orm'
import { AppError } from '../../../http/app-error.ts'
import { recordEvent } from '../../audit/index.ts'
import { isShownLesson } from '../../courses/index.ts'
import { auditSubjectOf, clearSampleMark, lockCourse } from '../lock-course.ts'

const { lesson } = schema

/**
 * Reorders the lessons of a course. Throws `course_not_found`, and `lessons_changed` when the ids are not exactly those
 * of its lessons, because somebody has added or deleted one.
 */
export async function orderLessons(
  { queries }: Database,
  {
    courseId,
    lessons,
    actorId,
  }: { readonly courseId: string; readonly lessons: readonly string[]; readonly actorId: string },
): Promise<void> {
  await queries.transaction(async (tx) => {
    const course = await lockCourse(tx, courseId)
    const before = await shownIds(tx, courseId)
    const wanted = new Set(lessons)
    const isSameSet = lessons.length === before.length && before.every((id) => wanted.has(id))
    if (!isSameSet) {
      throw new AppError('lessons_changed', 'The lessons have changed meanwhile: load them again.')
    }
    await tx
      .update(lesson)
      .set({ position: sql`array_position(${sql.param(lessons)}::uuid[], ${lesson.id}) - 1` })
      .where(and(eq(lesson.courseId, courseId), isShownLesson))
    await clearSampleMark(tx, courseId)
    const subject = auditSubjectOf(course)
    await recordEvent(tx, { actorId, action: 'course.lessons_ordered', subject, before, after: lessons })
  })
}

async function shownIds(tx: Transaction, courseId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: lesson.id })
    .from(lesson)
    .where(and(eq(lesson.courseId, courseId), isShownLesson))
    .orderBy(asc(lesson.position), asc(lesson.id))
  return rows.map(({ id }) => id)
}
