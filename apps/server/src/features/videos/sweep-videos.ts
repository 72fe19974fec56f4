import { type Database, schema } from '@codedojo/db'
import { inArray, sql } from 'drizzle-orm'
import { isId } from '../problems/index.ts'
import { findVideo, whileVideoIsLocked } from './queries.ts'
import { openVideoStorage, type StorageParts } from './storage/open-video-storage.ts'
import { uploadDays, type VideoStorage } from './storage/video-storage.ts'

const { video } = schema

/** How long an author has to save the lesson of an upload. */
const unnamedDays = 2

/**
 * Deletes abandoned uploads, and videos that no lesson has used for two days. Owners keep the lessons of a deleted
 * course, and so its videos.
 */
export async function sweepVideos({ database, ...parts }: SweptVideos, now = new Date()): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const storage = await openVideoStorage(parts)
  await storage.uploads.sweep(daysAgo(uploadDays))
  await forgetUnnamed(database)
  const old = (await storage.listOlder(daysAgo(unnamedDays))).filter(isId)
  for (const id of await withoutRow(database, old)) {
    // An upload of many days is as old as its beginning when it has just been completed.
    if ((await storage.uploads.find(id)) === null) await removeContent({ database, storage }, id)
  }
}

/** Looks for the row once more: what is no upload any more may have become a video on another server. */
async function removeContent({ database, storage }: StoredContents, id: string): Promise<void> {
  await whileVideoIsLocked(database, id, async (locked) => {
    if ((await findVideo(locked, id)) === null) await storage.remove(id)
  })
}

interface StoredContents {
  readonly database: Database
  readonly storage: VideoStorage
}

export interface SweptVideos extends StorageParts {
  readonly database: Database
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

async function withoutRow({ queries }: Database, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const rows = await queries
    .select({ id: video.id })
    .from(video)
    .where(inArray(video.id, [...ids]))
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}
