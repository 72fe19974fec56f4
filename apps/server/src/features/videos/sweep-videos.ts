import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, schema } from '@codedojo/db'
import { inArray, sql } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import { isId } from '../problems/index.ts'
import { isFileNotFound } from './is-file-not-found.ts'
import { openUploadStore, uploadDays } from './upload-store.ts'
import { uploadsFolder, videosFolder } from './videos-folder.ts'

const { video } = schema

/** How long an author has to save the lesson of an upload. */
const unnamedDays = 2

/**
 * Deletes abandoned uploads, and videos that no lesson has used for two days. Owners keep the lessons of a deleted
 * course, and so its videos.
 */
export async function sweepVideos({ database, config }: SweptVideos): Promise<void> {
  const uploads = uploadsFolder(config)
  await (await openUploadStore(uploads)).deleteExpired()
  await deleteOlder(uploads, uploadDays, async (names) => names.filter((name) => name.endsWith('.refused')))
  await deleteOlder(uploads, uploadDays, (names) => withoutFile(uploads, names))
  await forgetUnnamed(database)
  await deleteOlder(videosFolder(config), unnamedDays, (names) => withoutRow(database, names.filter(isId)))
}

export interface SweptVideos {
  readonly database: Database
  readonly config: Pick<Config, 'dataFolder'>
}

/** A deleted lesson keeps its video while somebody owns its course, because their progress refers to it. */
async function forgetUnnamed({ queries }: Database): Promise<void> {
  await queries.transaction(async (tx) => {
    await tx.execute(sql`
      update lesson set video_id = null where video_id is not null and deleted_at < now() - interval '2 days'
        and not exists (select from enrolment where enrolment.course_id = lesson.course_id)`)
    await tx.execute(sql`
      delete from video where stored_at < now() - interval '2 days'
        and not exists (select from lesson where lesson.video_id = video.id)`)
  })
}

/** Metadata of uploads whose file is gone. */
async function withoutFile(folder: string, names: readonly string[]): Promise<readonly string[]> {
  const there = new Set(await readdir(folder))
  return names.filter((name) => name.endsWith('.json') && !there.has(name.slice(0, -'.json'.length)))
}

async function withoutRow({ queries }: Database, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const rows = await queries
    .select({ id: video.id })
    .from(video)
    .where(inArray(video.id, [...ids]))
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}

async function deleteOlder(
  folder: string,
  days: number,
  choose: (names: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  const old: string[] = []
  for (const name of await readdir(folder)) {
    if ((await ageDays(join(folder, name))) > days) old.push(name)
  }
  for (const name of await choose(old)) await rm(join(folder, name), { force: true })
}

async function ageDays(path: string): Promise<number> {
  try {
    return (Date.now() - (await stat(path)).mtimeMs) / 86_400_000
  } catch (error) {
    if (isFileNotFound(error)) return 0
    throw error
  }
}
