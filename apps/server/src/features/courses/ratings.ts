import type { calls, Review } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, desc, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { AppError } from '../../http/app-error.ts'
import { isCountedRating } from './counted-rating.ts'
import type { VisibleCourse } from './queries.ts'

const { courseRating, user } = schema

interface RatingKey {
  readonly courseId: string
  readonly userId: string
}

/** Only current and former owners may rate a course. Throws `not_enrolled`. */
export function requireCourseOwner({ isOwn }: VisibleCourse): void {
  if (!isOwn) throw new AppError('not_enrolled', 'Only learners of this course can rate it.')
}

/** Stores a rating, replacing the person's previous one. */
export async function rateCourse(
  { queries }: Database,
  { courseId, userId, rating }: RatingKey & { readonly rating: z.infer<typeof calls.rateCourse.body> },
): Promise<void> {
  const facts = { ...rating, at: new Date() }
  await queries
    .insert(courseRating)
    .values({ id: uuidv7(), courseId, userId, ...facts })
    .onConflictDoUpdate({ target: [courseRating.courseId, courseRating.userId], set: facts })
}

export async function deleteRating({ queries }: Database, { courseId, userId }: RatingKey): Promise<void> {
  await queries
    .delete(courseRating)
    .where(and(eq(courseRating.courseId, courseId), eq(courseRating.userId, userId)))
}

/** A page of the counted reviews of a course, newest first, with first names only. */
export async function listCourseReviews(
  { queries }: Database,
  { courseId, userId, page, pageSize }: RatingKey & { readonly page: number; readonly pageSize: number },
): Promise<Review[]> {
  const rows = await queries
    .select({ row: courseRating, name: user.firstName })
    .from(courseRating)
    .innerJoin(user, eq(user.id, courseRating.userId))
    .where(and(eq(courseRating.courseId, courseId), isCountedRating))
    .orderBy(desc(courseRating.at), desc(courseRating.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return rows.map(({ row, name }) => ({
    _id: row.id,
    name,
    isOwn: row.userId === userId,
    stars: row.stars,
    words: row.words,
    at: row.at.toISOString(),
  }))
}

export function countCourseReviews({ queries }: Database, courseId: string): Promise<number> {
  return queries.$count(courseRating, and(eq(courseRating.courseId, courseId), isCountedRating))
}
