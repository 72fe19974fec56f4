import type { CourseContent, User } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import { awardAndReadCertificates } from './owned-courses.ts'
import { readLearnerLessons } from './progress/learner-lessons.ts'
import { readLessonProblems } from './progress/lesson-problems.ts'
import { summarizeLessons } from './progress/summarize-lessons.ts'
import { readCourses } from './read-courses.ts'
import type { OpenCourse } from './require-open.ts'
import { showLessonRow } from './show-lesson.ts'

const { course, courseRating, lesson } = schema

/**
 * The lessons of a course with the caller's progress. Issues the certificate if solving the last problem has completed
 * the course.
 */
export async function showContent(
  database: Database,
  { open, user }: { readonly open: OpenCourse; readonly user: User },
): Promise<CourseContent> {
  const { queries } = database
  const [userId, courseId] = [user._id, open.course.id]
  const lessons = await readLearnerLessons(queries, { userId, where: eq(lesson.courseId, courseId) })
  const { next, ...sums } = summarizeLessons(lessons)
  const complete = sums.percent === 100 && open.expiresAt ? [courseId] : []
  const lessonIds = lessons.map(({ row }) => row.id)
  const [read, problems, certificates, ownRating] = await Promise.all([
    readCourses(queries, { userId, showsPlaylists: user.role === 'admin', where: eq(course.id, courseId) }),
    readLessonProblems(queries, { userId, lessonIds }),
    awardAndReadCertificates(database, { userId, ids: [courseId], complete }),
    readOwnRating(database, { userId, courseId }),
  ])
  const [found] = read
  if (!found) throw new Error(`The course "${courseId}" went away.`)
  return {
    course: found.wire,
    expiresAt: open.expiresAt?.toISOString() ?? null,
    lessons: lessons.map((one) => showLessonRow(one, problems.get(one.row.id) ?? [])),
    ...sums,
    nextLessonId: next?.row.id ?? null,
    certificate: certificates.get(courseId) ?? null,
    ownRating,
    playlistTrouble: found.row.playlistTrouble,
  }
}

async function readOwnRating(
  { queries }: Database,
  { userId, courseId }: { readonly userId: string; readonly courseId: string },
): Promise<CourseContent['ownRating']> {
  const [row] = await queries
    .select({ stars: courseRating.stars, words: courseRating.words })
    .from(courseRating)
    .where(and(eq(courseRating.userId, userId), eq(courseRating.courseId, courseId)))
  return row ?? null
}
