import { sql } from 'drizzle-orm'

/** Of a row of `course_rating`: its writer has or had the course; what somebody said whose money went back counts no more. */
export const isCountedRating = sql`exists (select from enrolment as writer
  where writer.user_id = course_rating.user_id and writer.course_id = course_rating.course_id
    and writer.expires_at is not null)`
