import { schema, type Transaction } from '@codedojo/db'
import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'

const { course } = schema

export type CourseRow = typeof course.$inferSelect

/**
 * Whoever changes a course or its lessons locks it first, so that two of them do so one after the other; orders of it go on.
 * Throws `course_not_found`, also of a deleted one.
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

/** A sample whose lessons were changed is the operator's own from then on. When the course itself was saved last stays. */
export async function clearSampleMark(tx: Transaction, id: string): Promise<void> {
  await tx.update(course).set({ isSample: false }).where(eq(course.id, id))
}

export function noSuchCourse(): AppError {
  return new AppError('course_not_found', 'There is no such course.')
}

/** A course in the audit log. */
export function subjectOf({ id, name }: Pick<CourseRow, 'id' | 'name'>) {
  return { kind: 'course', id, name } as const
}
