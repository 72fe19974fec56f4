import type { Upload } from '@tus/server'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { probeVideo } from './probe-video.ts'
import { findVideo, storeVideo, type VideoRow, whileVideoIsLocked } from './queries.ts'
import type { UploadStore } from './storage/video-storage.ts'

/**
 * Turns a complete upload into a video after probing it: at its last byte, or later if the server died in between.
 * Throws `video_refused` with the reason, and `video_not_found` when the upload is unknown or incomplete.
 */
export async function finishUpload(context: FinishContext, upload: WholeUpload): Promise<VideoRow> {
  try {
    return await finishHere(context, upload)
  } catch (error) {
    // Another server may have finished it meanwhile and moved its file.
    const kept = await findVideo(context.database, upload.id)
    if (kept) return kept
    throw error
  }
}

type FinishContext = Pick<Context, 'database'>

interface WholeUpload {
  readonly store: UploadStore
  readonly id: string
}

async function finishHere({ database }: FinishContext, { store, id }: WholeUpload): Promise<VideoRow> {
  const kept = await findVideo(database, id)
  if (kept) return kept
  const refusal = await store.findRefusal(id)
  if (refusal) throw refused(refusal.why)
  const upload = await wholeUpload(store, id)
  const judged = await probeVideo(store.sourceOf(upload))
  if (judged.kind === 'refused') {
    await store.refuse(id, { why: judged.why, bytes: upload.offset })
    throw refused(judged.why)
  }
  await whileVideoIsLocked(database, id, async (locked) => {
    // The file is moved before the row is inserted: a row always has its file, and a file without row is swept.
    if (!(await store.take(upload))) throw notFound()
    const name = upload.metadata?.filename ?? 'video'
    await storeVideo(locked, { id, name, bytes: upload.offset, ...judged.facts })
  })
  await store.forget(id)
  const row = await findVideo(database, id)
  if (!row) throw new Error(`The video "${id}" was not kept.`)
  return row
}

async function wholeUpload(store: UploadStore, id: string): Promise<Upload> {
  const upload = await store.find(id)
  if (!upload || upload.size !== upload.offset) throw notFound()
  return upload
}

function notFound(): AppError {
  return new AppError('video_not_found', 'There is no such video, or its upload has not come to its end.')
}

function refused(why: string): AppError {
  return new AppError('video_refused', why, { errors: [{ field: 'videoId', message: why }] })
}
