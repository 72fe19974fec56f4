import { access, mkdir, readFile, rename, rm, statfs, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { z } from 'zod'
import { isFileNotFound } from './is-file-not-found.ts'

/** An upload that has not come to its end after that time is given up, and why one was refused is forgotten. */
export const uploadDays = 7

/** How the protocol's library says that an upload is not there. */
const goneSchema = z.object({ status_code: z.literal([404, 410]) })

const refusalSchema = z.object({ why: z.string(), bytes: z.number() })
export type Refusal = z.infer<typeof refusalSchema>

type Upload = Awaited<ReturnType<FileStore['getUpload']>>

/**
 * Uploads as files, so that they outlive the server. Of the protocol only what the upload of one file needs: lengths that
 * are told later, or parts to be joined, are not known.
 */
export class UploadStore extends FileStore {
  constructor(directory: string) {
    super({ directory, expirationPeriodInMilliseconds: uploadDays * 86_400_000 })
    this.extensions = ['creation', 'termination', 'expiration']
  }

  /** null: there is no such upload, or it was given up. */
  async find(id: string): Promise<Upload | null> {
    try {
      return await this.getUpload(id)
    } catch (error) {
      if (goneSchema.safeParse(error).success) return null
      throw error
    }
  }

  /** Moves the file of a whole upload to `path`, unless another server has, and forgets the upload. */
  async take(id: string, path: string): Promise<void> {
    const from = join(this.directory, id)
    try {
      // A file without a row is swept by its age: the time until it has one begins here.
      const now = new Date()
      await utimes(from, now, now)
      await rename(from, path)
    } catch (error) {
      if (!isFileNotFound(error)) throw error
      await access(path)
    }
    await rm(join(this.directory, `${id}.json`), { force: true })
  }

  /** Deletes an upload, and keeps the words why for whoever did not get the answer. */
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

  /** Bytes that the disk has left once every upload that has begun is whole. */
  async roomBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.directory)
    const begun = (await this.configstore.list?.()) ?? []
    const missing = await Promise.all(begun.map((id) => this.#missingBytes(id)))
    return missing.reduce((room, bytes) => room - bytes, bavail * bsize)
  }

  async #missingBytes(id: string): Promise<number> {
    // One that ends while this looks needs no room any more.
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
