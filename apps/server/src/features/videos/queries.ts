import type { StoredVideo } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import type { VideoFacts } from './check-video-format.ts'

const { video } = schema

export type VideoRow = typeof video.$inferSelect

export async function findVideo({ queries }: Database, id: string): Promise<VideoRow | null> {
  const [row] = await queries.select().from(video).where(eq(video.id, id))
  return row ?? null
}

export interface NewVideo extends VideoFacts {
  readonly id: string
  readonly name: string
  readonly bytes: number
}

/** Inserts a video once, also when two servers finish the same upload. */
export async function storeVideo({ queries }: Database, row: NewVideo): Promise<void> {
  await queries.insert(video).values(row).onConflictDoNothing()
}

export function wireVideo({ id, name, bytes, seconds, width, height, codecs }: VideoRow): StoredVideo {
  return { _id: id, name, bytes, seconds, width, height, codecs }
}
