import { type Database, schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../http/app-error.ts'
import { recordEvent } from '../../audit/index.ts'
import { isId } from '../../problems/index.ts'
import { auditSubjectOf } from '../lock-course.ts'

const { course, courseRating } = schema

export interface CourseReview {
  readonly id: string
  readonly course: { readonly id: string; readonly name: string }
}

/** Throws `review_not_found`. */
export async function requireCourseReview({ queries }: Database, id: string): Promise<CourseReview> {
  const [row] = isId(id)
    ? await queries
        .select({
          id: courseRating.id,
          course: { id: course.id, name: course.name },
        })
        .from(courseRating)
        .innerJoin(course, eq(course.id, courseRating.courseId))
        .where(eq(courseRating.id, id))
    : []
  if (!row) throw noSuchReview()
  return row
}

/** Deletes a review with its stars and text, which the audit log does not contain either. Throws `review_not_found`. */
export async function deleteCourseReview(
  { queries }: Database,
  { review, actorId }: { readonly review: CourseReview; readonly actorId: string },
): Promise<void> {
  await queries.transaction(async (tx) => {
    const removed = await tx
      .delete(courseRating)
      .where(eq(courseRating.id, review.id))
      .returning({ stars: courseRating.stars })
    if (removed.length === 0) throw noSuchReview()
    const [before] = removed
    await recordEvent(tx, {
      actorId,
      action: 'course.review_deleted',
      subject: auditSubjectOf(review.course),
      before,
    })
  })
}

function noSuchReview(): AppError {
  return new AppError('review_not_found', 'There is no such review.')
}
