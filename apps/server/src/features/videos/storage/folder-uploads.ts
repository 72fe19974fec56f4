import { access, mkdir, readdir, readFile, rename, rm, statfs, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import type { Upload } from '@tus/server'
import { z } from 'zod'
import { deleteOlderFiles, isFileNotFound } from './folder-files.ts'
import {
  type Refusal,
  refusalSchema,
  type UploadStore,
  uploadDays,
  type VideoSource,
} from './video-storage.ts'

/** Error code of the tus library for an unknown upload. */
const goneSchema = z.object({ status_code: z.literal([404, 410]) })

/** Stores uploads as files, so that they survive a restart. */
export class FolderUploads extends FileStore implements UploadStore {
  readonly #videos: string

  /** `videos`: the folder that complete ones are moved to. */
  constructor(directory: string, videos: string) {
    super({ directory, expirationPeriodInMilliseconds: uploadDays * 86_400_000 })
    this.extensions = ['creation', 'termination', 'expiration']
    this.#videos = videos
  }

  async find(id: string): Promise<Upload | null> {
    try {
      return await this.getUpload(id)
    } catch (error) {
      if (goneSchema.safeParse(error).success) return null
      throw error
    }
  }

  sourceOf({ id }: Upload): VideoSource {
    return { kind: 'file', path: join(this.directory, id) }
  }

  async take({ id }: Upload): Promise<boolean> {
    const from = join(this.directory, id)
    const path = join(this.#videos, id)
    try {
      // Sets the modification time: files without a row are swept by age, and this one gets its row next.
      const now = new Date()
      await utimes(from, now, now)
      await rename(from, path)
      return true
    } catch (error) {
      if (!isFileNotFound(error)) throw error
      return await isFile(path)
    }
  }

  async forget(id: string): Promise<void> {
    await rm(join(this.directory, `${id}.json`), { force: true })
  }

  async refuse(id: string, refusal: Refusal): Promise<void> {
    await writeFile(this.#refusalPath(id), JSON.stringify(refusal))
    await this.remove(id)
  }

  async findRefusal(id: string): Promise<Refusal | null> {
    try {
      return refusalSchema.parse(JSON.parse(await readFile(this.#refusalPath(id), 'utf8')))
    } catch (error) {
      if (isFileNotFound(error)) return null
      throw error
    }
  }

  async roomBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.directory)
    const begun = (await this.configstore.list?.()) ?? []
    const missing = await Promise.all(begun.map((id) => this.#missingBytes(id)))
    return missing.reduce((room, bytes) => room - bytes, bavail * bsize)
  }

  async sweep(before: Date): Promise<void> {
    await this.deleteExpired()
    await deleteOlderFiles(this.directory, before, (names) =>
      names.filter((name) => name.endsWith('.refused')),
    )
    const there = new Set(await readdir(this.directory))
    // Metadata of uploads whose file is gone.
    await deleteOlderFiles(this.directory, before, (names) =>
      names.filter((name) => name.endsWith('.json') && !there.has(name.slice(0, -'.json'.length))),
    )
  }

  async #missingBytes(id: string): Promise<number> {
    // An upload that ends during the scan needs no space any more.
    const upload = await this.find(id)
    return upload ? (upload.size ?? 0) - upload.offset : 0
  }

  #refusalPath(id: string): string {
    return join(this.directory, `${id}.refused`)
  }
}

async function isFile(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch (error) {
    if (isFileNotFound(error)) return false
    throw error
  }
}

export async function openFolderUploads(folder: string, videos: string): Promise<FolderUploads> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return new FolderUploads(folder, videos)
}
