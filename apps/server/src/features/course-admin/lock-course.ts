import { schema, type Transaction } from '@codedojo/db'
import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'

const { course } = schema

export type CourseRow = typeof course.$inferSelect

/**
 * Locks a course row, so that changes to it and its lessons are made one after another; orders are not blocked. Throws
 * `course_not_found`, also for a deleted course.
 */
export async function lockCourse(tx: Transaction, id: string): Promise<CourseRow> {
  const [row] = await tx
    .select()
    .from(course)
    .where(and(eq(course.id, id), isNull(course.deletedAt)))
    .for('no key update')
  if (!row) throw noSuchCourse()
  return row
}

/** Turns a sample course into the operator's own after its lessons were changed. `updated_at` stays. */
export async function clearSampleMark(tx: Transaction, id: string): Promise<void> {
  await tx.update(course).set({ isSample: false }).where(eq(course.id, id))
}

export function noSuchCourse(): AppError {
  return new AppError('course_not_found', 'There is no such course.')
}

/** The audit log subject for a course. */
export function auditSubjectOf({ id, name }: Pick<CourseRow, 'id' | 'name'>) {
  return { kind: 'course', id, name } as const
}
