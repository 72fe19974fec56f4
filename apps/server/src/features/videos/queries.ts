import type { StoredVideo } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { eq, sql } from 'drizzle-orm'
import type { VideoFacts } from './check-video-format.ts'

const { video } = schema

export type VideoRow = typeof video.$inferSelect

/** The database, or a transaction in its place. */
interface Asked {
  readonly queries: Database['queries'] | Transaction
}

export async function findVideo({ queries }: Asked, id: string): Promise<VideoRow | null> {
  const [row] = await queries.select().from(video).where(eq(video.id, id))
  return row ?? null
}

export interface NewVideo extends VideoFacts {
  readonly id: string
  readonly name: string
  readonly bytes: number
}

/** Inserts a video once, also when two servers finish the same upload. */
export async function storeVideo({ queries }: Asked, row: NewVideo): Promise<void> {
  await queries.insert(video).values(row).onConflictDoNothing()
}

/**
 * Does what must agree on whether a video has its row: storing it, and deleting a content that has none. One at a time for a
 * video, whichever server does it.
 */
export function whileVideoIsLocked<T>(
  { queries }: Pick<Database, 'queries'>,
  id: string,
  work: (locked: Asked) => Promise<T>,
): Promise<T> {
  return queries.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`video:${id}`}, 0))`)
    return await work({ queries: tx })
  })
}

export function wireVideo({ id, name, bytes, seconds, width, height, codecs }: VideoRow): StoredVideo {
  return { _id: id, name, bytes, seconds, width, height, codecs }
}
