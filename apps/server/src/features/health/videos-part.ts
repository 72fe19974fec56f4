import type { Health } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, isNull, ne } from 'drizzle-orm'
import type { Context } from '../../context.ts'

const { course } = schema

/** Result of the last playlist imports. The video service is not called here, because each call costs daily quota. */
export async function videosPart(
  { database, videoService }: Pick<Context, 'database' | 'videoService'>,
  isUp: boolean,
): Promise<Health['videos']> {
  if (!isUp) return { works: false, detail: 'Courses live in the database.', cure: 'Mend the database.' }
  if (!videoService) {
    const detail = 'Playlists are shown in the player of the video service.'
    return { works: true, detail, cure: 'Set YOUTUBE_API_KEY to make lessons of their videos.' }
  }
  const failing = await database.queries.$count(
    course,
    and(ne(course.playlistTrouble, ''), ne(course.playlistId, ''), isNull(course.deletedAt)),
  )
  if (failing === 0) return { works: true, detail: 'Playlists are read.', cure: null }
  const cure = 'The page of each such course says why; `npm run admin -- doctor` asks with YOUTUBE_API_KEY.'
  return { works: false, detail: 'Some playlists could not be read the last time.', cure }
}
