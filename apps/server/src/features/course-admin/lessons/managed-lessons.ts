import { type ManagedLesson, type ManagedLessonHead, youtubeVideoAddress } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { isShownLesson, readLessonFiles } from '../../courses/index.ts'
import { wireVideo } from '../../videos/index.ts'
import { noSuchLesson } from '../find-course.ts'

const { lesson, lessonCaption, lessonProblem, problem, video } = schema

/** Lessons in the order of the course. The query skips the long texts, which can be megabytes per lesson. */
export async function listLessonHeads(
  { queries }: Pick<Database, 'queries'>,
  courseId: string,
): Promise<ManagedLessonHead[]> {
  const rows = await queries
    .select({ ...headColumns, captions: captionHeads })
    .from(lesson)
    .leftJoin(video, eq(video.id, lesson.videoId))
    .where(and(eq(lesson.courseId, courseId), isShownLesson))
    .orderBy(asc(lesson.position), asc(lesson.id))
  return rows.map((row) => ({ ...showHead(row), captions: row.captions }))
}

/** A lesson with all its texts. Throws `lesson_not_found`. */
export async function readManagedLesson(
  { queries }: Pick<Database, 'queries'>,
  id: string,
): Promise<ManagedLesson> {
  const [row] = await queries
    .select({
      ...headColumns,
      ...{ description: lesson.description, notes: lesson.notes, captions: wholeCaptions },
      updatedAt: lesson.updatedAt,
    })
    .from(lesson)
    .leftJoin(video, eq(video.id, lesson.videoId))
    .where(and(eq(lesson.id, id), isShownLesson))
  if (!row) throw noSuchLesson()
  const { description, notes, captions } = row
  const files = await readLessonFiles({ queries }, id)
  return { ...showHead(row), description, notes, captions, files, updatedAt: row.updatedAt.toISOString() }
}

const captionHeads: SQL<ManagedLessonHead['captions']> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('language', language, 'label', label) order by position), '[]')
  from ${lessonCaption} where lesson_id = ${lesson}.id)`

const wholeCaptions: SQL<ManagedLesson['captions']> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('language', language, 'label', label, 'vtt', content) order by position), '[]')
  from ${lessonCaption} where lesson_id = ${lesson}.id)`

/** Deleted problems are no longer required. */
const problemsOf: SQL<ManagedLesson['problems']> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('_id', asked.id, 'title', asked.title) order by ${lessonProblem}.position), '[]')
  from ${lessonProblem} join ${problem} as asked on asked.id = problem_id
  where lesson_id = ${lesson}.id and asked.deleted_at is null)`

const headColumns = {
  _id: lesson.id,
  title: lesson.title,
  kind: lesson.kind,
  serviceId: lesson.serviceId,
  startSeconds: lesson.startSeconds,
  isOwn: lesson.isOwn,
  video,
  address: lesson.address,
  seconds: lesson.seconds,
  thumbnail: lesson.thumbnail,
  publishedAt: lesson.publishedAt,
  problems: problemsOf,
}

interface Head extends Omit<ManagedLessonHead, 'videoId' | 'video' | 'publishedAt' | 'captions'> {
  readonly serviceId: string
  readonly startSeconds: number
  readonly video: typeof video.$inferSelect | null
  readonly publishedAt: Date | null
}

function showHead(row: Head): Omit<ManagedLessonHead, 'captions'> {
  const { _id, title, kind, serviceId, startSeconds, isOwn, video: kept } = row
  const { seconds, thumbnail, publishedAt, problems } = row
  const address = isOwn ? youtubeVideoAddress(serviceId, startSeconds) : row.address
  return {
    ...{ _id, title, kind, isOwn, address, seconds, thumbnail, problems },
    videoId: kept?.id ?? serviceId,
    video: kept && wireVideo(kept),
    publishedAt: publishedAt?.toISOString() ?? null,
  }
}
