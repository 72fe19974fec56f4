import { courseLimits } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { type VideoService, VideoServiceError } from '../../providers/video-service/index.ts'
import type { PlaylistImporter } from '../../services/playlist-importer.ts'
import { importVideos } from './import-videos.ts'
import { ensureWholePlaylistLesson } from './whole-playlist-lesson.ts'

const { course, lesson } = schema

// How it works: playlist lessons are ordinary rows, so that learning does not depend on the video service. When a
// course is saved, or its content is opened and the last import is older than ten minutes, one server claims the import
// by storing the time; nobody waits for it, except for the first one. While it fails, the interval doubles. Without an
// API key the whole playlist is one lesson, in the service's own player.

/** Message to learners for errors without a message of the service. */
const unreachable = 'Failed to load videos. Please try again later.'
/** Maximum wait for the first import, when a course is saved or opened. */
const firstWaitMs = 3_000

export interface PlaylistParts {
  readonly database: Database
  /** null if there is no API key. */
  readonly service: VideoService | null
  readonly log: (message: string, error?: unknown) => void
}

export function makePlaylistImporter({ database, service, log }: PlaylistParts): PlaylistImporter {
  const stopping = new AbortController()
  const readings = new Set<Promise<unknown>>()

  const readNow: PlaylistImporter['readNow'] = async (courseId, also) => {
    if (!service) throw new VideoServiceError('There is no key of the video service.')
    const playlistId = await noteQuestion(database, courseId)
    try {
      const known = await lengthsKnown(database, courseId)
      const wish = { playlistId, known, maxVideos: courseLimits.lessons, signal: stopping.signal }
      const videos = await service.readPlaylist(wish)
      return await importVideos(database, { courseId, playlistId, videos, also })
    } catch (error) {
      if (error instanceof VideoServiceError && !stopping.signal.aborted) {
        await noteTrouble(database, { courseId, playlistId, trouble: error.said ?? unreachable })
      }
      throw error
    }
  }

  const readClaimed = async (courseId: string) => {
    try {
      await readNow(courseId, async () => undefined)
    } catch (error) {
      if (stopping.signal.aborted) return
      const words = `the playlist of the course "${courseId}" could not be read`
      if (error instanceof VideoServiceError) log(`${words}: ${error.message}`)
      else log(words, error)
    }
  }

  const follow = async (courseId: string) => {
    try {
      if (!service) {
        await forgetTrouble(database, courseId)
        return await ensureWholePlaylistLesson(database, courseId)
      }
      const claimed = await claim(database, courseId)
      if (!claimed) return
      const reading = readClaimed(courseId).finally(() => readings.delete(reading))
      readings.add(reading)
      if (claimed.isFirst) await Promise.race([reading, wait(firstWaitMs)])
    } catch (error) {
      log(`the playlist of the course "${courseId}" cannot be followed`, error)
    }
  }

  return {
    canRead: service !== null,
    follow,
    readNow,
    [Symbol.asyncDispose]: async () => {
      stopping.abort()
      await Promise.all(readings)
    },
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}

/**
 * Claims the import for this server if it is due: ten minutes after the last success, or, while it fails, after as long
 * as it has been failing, up to six hours. A playlist that was never imported counts as failing since the course was
 * saved. Returns null if not due.
 */
async function claim({ queries }: Database, courseId: string): Promise<{ readonly isFirst: boolean } | null> {
  const since = sql`coalesce(${course.playlistReadAt}, ${course.updatedAt})`
  const patience = sql`case when ${course.playlistTrouble} = '' then interval '10 minutes'
    else least(greatest(${course.playlistAskedAt} - ${since}, interval '10 minutes'), interval '6 hours') end`
  const [row] = await queries
    .update(course)
    .set({ playlistAskedAt: sql`now()` })
    .where(
      and(
        eq(course.id, courseId),
        sql`${course.playlistId} <> ''`,
        sql`(${course.playlistAskedAt} is null or ${course.playlistAskedAt} + ${patience} < now())`,
      ),
    )
    .returning({ readAt: course.playlistReadAt, trouble: course.playlistTrouble })
  return row ? { isFirst: row.readAt === null && row.trouble === '' } : null
}

async function noteQuestion({ queries }: Database, courseId: string): Promise<string> {
  const [row] = await queries
    .update(course)
    .set({ playlistAskedAt: sql`now()` })
    .where(eq(course.id, courseId))
    .returning({ playlistId: course.playlistId })
  return row?.playlistId ?? ''
}

async function noteTrouble(
  { queries }: Database,
  { courseId, playlistId, trouble }: { courseId: string; playlistId: string; trouble: string },
): Promise<void> {
  await queries
    .update(course)
    .set({ playlistTrouble: trouble })
    .where(and(eq(course.id, courseId), eq(course.playlistId, playlistId)))
}

/** From a time when an API key was set. */
async function forgetTrouble({ queries }: Database, courseId: string): Promise<void> {
  await queries
    .update(course)
    .set({ playlistTrouble: '' })
    .where(and(eq(course.id, courseId), ne(course.playlistTrouble, '')))
}

async function lengthsKnown({ queries }: Database, courseId: string): Promise<ReadonlySet<string>> {
  const rows = await queries
    .select({ serviceId: lesson.serviceId })
    .from(lesson)
    .where(and(eq(lesson.courseId, courseId), eq(lesson.kind, 'service'), isNotNull(lesson.seconds)))
  return new Set(rows.map(({ serviceId }) => serviceId))
}
