import type { Course, ManagedCourse, ManagedLesson } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { isShownLesson, readCourses } from '../courses/index.ts'
import { noSuchCourse } from './lock-course.ts'

const { course, lesson, lessonCaption, lessonProblem, problem, video } = schema

/** Every course that is not deleted, drafts too, the newest first. */
export async function listManagedCourses({ queries }: Database, userId: string): Promise<Course[]> {
  const courses = await readCourses(queries, {
    userId,
    showsPlaylists: true,
    where: isNull(course.deletedAt),
  })
  return courses.map(({ wire }) => wire)
}

/** With its lessons. Throws `course_not_found`, also of a deleted one. */
export async function readManagedCourse(
  { queries }: Database,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<Omit<ManagedCourse, 'canReadPlaylists'>> {
  const where = and(eq(course.id, id), isNull(course.deletedAt))
  const [found] = await readCourses(queries, { userId, showsPlaylists: true, where })
  if (!found) throw noSuchCourse()
  const { row, wire } = found
  return {
    ...wire,
    lessonList: await readLessons({ queries }, id),
    playlistReadAt: row.playlistReadAt?.toISOString() ?? null,
    playlistTrouble: row.playlistTrouble,
  }
}

/** In the order in which learners see them. */
async function readLessons(
  { queries }: Pick<Database, 'queries'>,
  courseId: string,
): Promise<ManagedLesson[]> {
  const rows = await queries
    .select({ lesson, video, captions: captionsOf, problems: problemsOf })
    .from(lesson)
    .leftJoin(video, eq(video.id, lesson.videoId))
    .where(and(eq(lesson.courseId, courseId), isShownLesson))
    .orderBy(asc(lesson.position), asc(lesson.id))
  return rows.map(showLesson)
}

const captionsOf: SQL<ManagedLesson['captions']> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('language', language, 'label', label, 'vtt', content) order by position), '[]')
  from ${lessonCaption} where lesson_id = ${lesson}.id)`

/** Deleted problems are not asked for any more. */
const problemsOf: SQL<ManagedLesson['problems']> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('_id', asked.id, 'title', asked.title) order by ${lessonProblem}.position), '[]')
  from ${lessonProblem} join ${problem} as asked on asked.id = problem_id
  where lesson_id = ${lesson}.id and asked.deleted_at is null)`

interface Read {
  readonly lesson: typeof lesson.$inferSelect
  readonly video: typeof video.$inferSelect | null
  readonly captions: ManagedLesson['captions']
  readonly problems: ManagedLesson['problems']
}

function showLesson({ lesson: row, video: kept, captions, problems }: Read): ManagedLesson {
  return {
    _id: row.id,
    title: row.title,
    kind: row.kind,
    description: row.description,
    notes: row.notes,
    videoId: row.videoId ?? row.serviceId,
    video: kept && {
      _id: kept.id,
      name: kept.name,
      bytes: kept.bytes,
      seconds: kept.seconds,
      width: kept.width,
      height: kept.height,
      codecs: kept.codecs,
    },
    address: row.address,
    seconds: row.seconds,
    thumbnail: row.thumbnail,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    captions,
    problems,
  }
}
