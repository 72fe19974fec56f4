import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, schema } from '@codedojo/db'
import { sql } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import { isFileNotFound } from './is-file-not-found.ts'
import { videosFolder } from './videos-folder.ts'

const { video } = schema

/** Number and total size of the videos in bytes. Their files are not part of a database back-up. */
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

/** Names of the videos whose file is missing or incomplete. */
export async function findMissingVideos(
  { queries }: Database,
  config: Pick<Config, 'dataFolder'>,
): Promise<readonly string[]> {
  const rows = await queries.select({ id: video.id, name: video.name, bytes: video.bytes }).from(video)
  const sizes = await Promise.all(rows.map(({ id }) => bytesOf(join(videosFolder(config), id))))
  return rows.filter(({ bytes }, at) => sizes[at] !== bytes).map(({ name }) => name)
}

async function bytesOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (isFileNotFound(error)) return null
    throw error
  }
}
