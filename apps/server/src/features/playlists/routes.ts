import { calls } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { VideoServiceError } from '../../providers/video-service/index.ts'
import type { PlaylistChanges } from '../../services/playlist-importer.ts'
import { recordEvent } from '../audit/index.ts'
import { isId } from '../problems/index.ts'

const { course } = schema

export function playlistRoutes(app: FastifyInstance, context: Context): void {
  const { database, playlists } = context
  registerCall(app, context, calls.readPlaylist, {
    find: ({ params }) => requireCourse(database, params.id),
    run: async ({ found, user }) => {
      if (found.playlistId === '') throw new AppError('no_playlist', 'This course has no playlist.')
      if (!playlists.canRead) {
        throw new AppError('video_service', 'Playlists can be read once YOUTUBE_API_KEY is set.')
      }
      const done = await refused(
        playlists.readNow(found.id, (tx, { added, hidden, lessons }) =>
          recordEvent(tx, {
            actorId: user._id,
            action: 'course.playlist_read',
            subject: { kind: 'course', id: found.id, name: found.name },
            after: { added, hidden, lessons },
          }),
        ),
      )
      if (!done) throw new AppError('no_playlist', 'The course has another playlist by now.')
      const { added, hidden, lessons } = done
      return { message: `Lessons from the playlist: ${lessons}.`, added, hidden, lessons }
    },
  })
}

async function requireCourse({ queries }: Database, id: string) {
  const [row] = isId(id)
    ? await queries
        .select({ id: course.id, name: course.name, playlistId: course.playlistId })
        .from(course)
        .where(and(eq(course.id, id), isNull(course.deletedAt)))
    : []
  if (!row) throw new AppError('course_not_found', 'There is no such course.')
  return row
}

async function refused(reading: Promise<PlaylistChanges | null>): Promise<PlaylistChanges | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof VideoServiceError) throw new AppError('video_service', error.said ?? error.message)
    throw error
  }
}
