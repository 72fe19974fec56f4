import { type Database, schema } from '@codedojo/db'
import { sql } from 'drizzle-orm'
import { openVideoStorage, type StorageParts } from './storage/open-video-storage.ts'

const { video } = schema

/** Number and total size of the videos in bytes. Their contents are not part of a database back-up. */
export async function sumVideos({
  queries,
}: Pick<Database, 'queries'>): Promise<{ readonly count: number; readonly bytes: number }> {
  const [sum] = await queries
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${video.bytes}), 0)::float8`,
    })
    .from(video)
  return sum ?? { count: 0, bytes: 0 }
}

/** Names of the videos whose content is missing or incomplete. Throws a `BucketError` if the bucket cannot be asked. */
export async function findMissingVideos(
  { queries }: Database,
  parts: StorageParts,
): Promise<readonly string[]> {
  const storage = await openVideoStorage(parts)
  const rows = await queries.select({ id: video.id, name: video.name, bytes: video.bytes }).from(video)
  const missing: string[] = []
  for (const { id, name, bytes } of rows) if ((await storage.bytesOf(id)) !== bytes) missing.push(name)
  return missing
}
