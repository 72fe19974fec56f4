import { createReadStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../../config.ts'
import { isFileNotFound, listOlderFiles } from './folder-files.ts'
import { openFolderUploads } from './folder-uploads.ts'
import type { VideoStorage } from './video-storage.ts'
import { uploadsFolder, videosFolder } from './videos-folder.ts'

/** Videos as files in the data folder. */
export async function openFolderStorage(config: Pick<Config, 'dataFolder'>): Promise<VideoStorage> {
  const folder = videosFolder(config)
  return {
    uploads: await openFolderUploads(uploadsFolder(config), folder),
    bytesOf: (id) => orNull(stat(join(folder, id)).then(({ size }) => size)),
    open: (id, range) =>
      orNull(open(join(folder, id)).then((file) => createReadStream('', { fd: file, ...range }))),
    listOlder: (before) => listOlderFiles(folder, before),
    remove: (id) => rm(join(folder, id), { force: true }),
  }
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (isFileNotFound(error)) return null
    throw error
  }
}
