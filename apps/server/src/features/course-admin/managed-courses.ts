import type { Course, ManagedCourse } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, eq, isNull } from 'drizzle-orm'
import { readCourses } from '../courses/index.ts'
import { countQuestions } from './learners/course-questions.ts'
import { listLessonHeads } from './lessons/managed-lessons.ts'
import { noSuchCourse } from './lock-course.ts'

const { course } = schema

/** All courses that are not deleted, including drafts, newest first. */
export async function listManagedCourses({ queries }: Database, userId: string): Promise<Course[]> {
  const courses = await readCourses(queries, {
    userId,
    showsPlaylists: true,
    where: isNull(course.deletedAt),
  })
  return courses.map(({ wire }) => wire)
}

/** A course with the summaries of its lessons. Throws `course_not_found`, also for a deleted one. */
export async function readManagedCourse(
  database: Database,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<Omit<ManagedCourse, 'canReadPlaylists'>> {
  const { queries } = database
  const where = and(eq(course.id, id), isNull(course.deletedAt))
  const [found] = await readCourses(queries, { userId, showsPlaylists: true, where })
  if (!found) throw noSuchCourse()
  const { row, wire } = found
  return {
    ...wire,
    ...(await countQuestions(database, id)),
    lessonList: await listLessonHeads({ queries }, id),
    playlistReadAt: row.playlistReadAt?.toISOString() ?? null,
    playlistTrouble: row.playlistTrouble,
  }
}
