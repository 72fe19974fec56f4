import { courseLimits } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { ServiceVideo } from '../../providers/video-service/index.ts'
import type { PlaylistChanges } from '../../services/playlist-importer.ts'

const { auditEvent, course, lesson } = schema

type LessonRow = typeof lesson.$inferSelect

export interface VideosToImport {
  readonly courseId: string
  /** The playlist of the videos. */
  readonly playlistId: string
  readonly videos: readonly ServiceVideo[]
  /** Runs in the same transaction. */
  readonly also: (tx: Transaction, done: PlaylistChanges) => Promise<void>
}

/**
 * Synchronises the lessons of a course with its playlist: new videos become lessons at the end, missing ones are
 * hidden, and returned ones are shown again. Lessons deleted by an author stay deleted, and titles saved by an author
 * stay. Unless an author has reordered or added lessons, their order is that of the playlist. Returns null if the course has a
 * different playlist by now.
 */
export function importVideos(
  { queries }: Database,
  { courseId, playlistId, videos, also }: VideosToImport,
): Promise<PlaylistChanges | null> {
  return queries.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: course.id })
      .from(course)
      .where(and(eq(course.id, courseId), eq(course.playlistId, playlistId)))
      .for('no key update')
    if (!row) return null
    const before = await tx
      .select()
      .from(lesson)
      .where(eq(lesson.courseId, courseId))
      .orderBy(asc(lesson.position), asc(lesson.id))
    const added = await addNew(tx, { courseId, before, videos })
    const hidden = await hideGone(tx, { before, videos })
    const lessons = await showListed(tx, { before, videos })
    if (!(await isOrdered(tx, courseId, before))) await followOrder(tx, courseId, videos)
    await tx
      .update(course)
      .set({ playlistReadAt: sql`now()`, playlistTrouble: '' })
      .where(eq(course.id, courseId))
    const done = { added, hidden, lessons: lessons + added }
    await also(tx, done)
    return done
  })
}

interface Step {
  readonly before: readonly LessonRow[]
  readonly videos: readonly ServiceVideo[]
}

async function addNew(
  tx: Transaction,
  { courseId, before, videos }: Step & { readonly courseId: string },
): Promise<number> {
  // A video that an author has added by its address is not added twice.
  const known = new Set(
    before.flatMap(({ serviceId, isOwn, deletedAt }) => (isOwn && deletedAt !== null ? [] : [serviceId])),
  )
  const room = courseLimits.lessons - before.filter(({ deletedAt }) => deletedAt === null).length
  const last = before.reduce((most, { position }) => Math.max(most, position), -1)
  const rows = videos
    .filter(({ id }) => !known.has(id))
    .slice(0, Math.max(room, 0))
    .map((video, at) => ({
      ...{ id: uuidv7(), courseId, kind: 'service' as const, serviceId: video.id },
      ...{ position: last + 1 + at, title: video.title, ...factsOf(video) },
    }))
  if (rows.length > 0) await tx.insert(lesson).values(rows)
  return rows.length
}

/** Also hides the placeholder lesson of the whole playlist, because its videos are lessons now. */
async function hideGone(tx: Transaction, { before, videos }: Step): Promise<number> {
  const listed = new Set(videos.map(({ id }) => id))
  const gone = before.filter(
    ({ kind, serviceId, isOwn, hiddenAt, deletedAt }) =>
      !isOwn &&
      ((kind === 'service' && !listed.has(serviceId)) || kind === 'playlist') &&
      hiddenAt === null &&
      deletedAt === null,
  )
  const ids = gone.map(({ id }) => id)
  if (ids.length > 0) await tx.update(lesson).set({ hiddenAt: sql`now()` }).where(inArray(lesson.id, ids))
  return gone.filter(({ kind }) => kind === 'service').length
}

/** Shows and updates the existing lessons of the playlist; returns how many there are. */
async function showListed(tx: Transaction, { before, videos }: Step): Promise<number> {
  const rows = new Map(
    before.filter(({ deletedAt, isOwn }) => deletedAt === null && !isOwn).map((row) => [row.serviceId, row]),
  )
  let shown = 0
  for (const video of videos) {
    const row = rows.get(video.id)
    if (!row) continue
    shown += 1
    // `updated_at` changes only when an author saves.
    const isOwnTitle = row.updatedAt.getTime() !== row.createdAt.getTime()
    const facts = factsOf(video)
    const next = {
      ...facts,
      seconds: facts.seconds ?? row.seconds,
      title: isOwnTitle ? row.title : video.title,
      hiddenAt: null,
    }
    if (isChanged(row, next)) await tx.update(lesson).set(next).where(eq(lesson.id, row.id))
  }
  return shown
}

function isChanged(row: LessonRow, next: Partial<LessonRow>): boolean {
  return Object.entries(next).some(([key, value]) => {
    const now = Object.entries(row).find(([name]) => name === key)?.[1]
    return now instanceof Date && value instanceof Date ? now.getTime() !== value.getTime() : now !== value
  })
}

function factsOf({ description, thumbnail, publishedAt, seconds }: ServiceVideo) {
  const shown = description.slice(0, courseLimits.lessonDescriptionCharacters)
  return { description: shown, thumbnail, publishedAt, seconds }
}

/** Whether an author has determined the order, by reordering or by inserting a lesson. */
async function isOrdered(tx: Transaction, courseId: string, before: readonly LessonRow[]): Promise<boolean> {
  const isAdded = ({ kind, isOwn, deletedAt }: LessonRow) =>
    (isOwn || (kind !== 'service' && kind !== 'playlist')) && deletedAt === null
  if (before.some(isAdded)) return true
  const ordered = await tx.$count(
    auditEvent,
    and(eq(auditEvent.action, 'course.lessons_ordered'), eq(auditEvent.subjectId, courseId)),
  )
  return ordered > 0
}

async function followOrder(
  tx: Transaction,
  courseId: string,
  videos: readonly ServiceVideo[],
): Promise<void> {
  const ids = videos.map(({ id }) => id)
  const place = sql`coalesce(array_position(${sql.param(ids)}::text[], ${lesson.serviceId}) - 1, ${ids.length})`
  await tx
    .update(lesson)
    .set({ position: place })
    .where(and(eq(lesson.courseId, courseId), ne(lesson.position, place)))
}
