import { sql } from 'drizzle-orm'

/**
 * Condition on a row of `course_rating`: its author has or had the course; after a refund the rating no longer counts.
 */
export const isCountedRating = sql`exists (select from enrolment as writer
  where writer.user_id = course_rating.user_id and writer.course_id = course_rating.course_id
    and writer.expires_at is not null)`
