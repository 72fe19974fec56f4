import { access, mkdir, readFile, rename, rm, statfs, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { z } from 'zod'
import { isFileNotFound } from './is-file-not-found.ts'

/** Days after which an incomplete upload is given up, and the reason of a refusal is deleted. */
export const uploadDays = 7

/** Error code of the tus library for an unknown upload. */
const goneSchema = z.object({ status_code: z.literal([404, 410]) })

const refusalSchema = z.object({ why: z.string(), bytes: z.number() })
export type Refusal = z.infer<typeof refusalSchema>

type Upload = Awaited<ReturnType<FileStore['getUpload']>>

/**
 * Stores uploads as files, so that they survive a restart. Supports only single uploads: no deferred length, no
 * concatenation.
 */
export class UploadStore extends FileStore {
  constructor(directory: string) {
    super({ directory, expirationPeriodInMilliseconds: uploadDays * 86_400_000 })
    this.extensions = ['creation', 'termination', 'expiration']
  }

  /** null if there is no such upload, or it was given up. */
  async find(id: string): Promise<Upload | null> {
    try {
      return await this.getUpload(id)
    } catch (error) {
      if (goneSchema.safeParse(error).success) return null
      throw error
    }
  }

  /** Moves the file of a complete upload to `path`, unless another server has, and deletes the upload. */
  async take(id: string, path: string): Promise<void> {
    const from = join(this.directory, id)
    try {
      // Sets the modification time: files without a row are swept by age, and this one gets its row next.
      const now = new Date()
      await utimes(from, now, now)
      await rename(from, path)
    } catch (error) {
      if (!isFileNotFound(error)) throw error
      await access(path)
    }
    await rm(join(this.directory, `${id}.json`), { force: true })
  }

  /** Deletes an upload, and stores the reason for a client that missed the response. */
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

  /** Free disk space in bytes after all started uploads are complete. */
  async roomBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.directory)
    const begun = (await this.configstore.list?.()) ?? []
    const missing = await Promise.all(begun.map((id) => this.#missingBytes(id)))
    return missing.reduce((room, bytes) => room - bytes, bavail * bsize)
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

export async function openUploadStore(folder: string): Promise<UploadStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return new UploadStore(folder)
}
