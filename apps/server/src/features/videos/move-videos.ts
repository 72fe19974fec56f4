import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, schema } from '@codedojo/db'
import type { Config } from '../../config.ts'
import { type Bucket, BucketError } from '../../providers/object-storage/index.ts'
import { videoKey } from './storage/bucket-keys.ts'
import { isFileNotFound } from './storage/folder-files.ts'
import { joinInParts } from './storage/join-in-parts.ts'
import { videosFolder } from './storage/videos-folder.ts'

const { video } = schema

const partBytes = 16 * 1024 * 1024

interface MovedFrom {
  readonly database: Pick<Database, 'queries'>
  readonly config: Pick<Config, 'dataFolder'>
  readonly bucket: Bucket
}

interface Moved {
  readonly copied: number
  /** Were in the bucket already, with the same content. */
  readonly known: number
  /** Names of those that are in neither place. */
  readonly missing: readonly string[]
  /** Names of those that are not in the bucket, and whose files have another length than was uploaded. */
  readonly damaged: readonly string[]
}

/**
 * Copies the videos of the data folder into the bucket. Each that has a file is read back and compared before it counts, at each run.
 * It can be repeated after an interruption: what is there already is not sent again. The files stay. `report` gets a line for each
 * that was copied.
 */
export async function moveVideos(
  { database, config, bucket }: MovedFrom,
  report: (line: string) => void,
): Promise<Moved> {
  const rows = await database.queries
    .select({ id: video.id, name: video.name, bytes: video.bytes })
    .from(video)
  const [missing, damaged]: [string[], string[]] = [[], []]
  const moved = { copied: 0, known: 0, missing, damaged }
  for (const { id, name, bytes } of rows) {
    const path = join(videosFolder(config), id)
    const fileBytes = await lengthOf(path)
    const sha256 = fileBytes === bytes ? await hashOf(createReadStream(path)) : null
    if (await isHeld({ bucket, key: videoKey(id), bytes, sha256 })) moved.known += 1
    else if (sha256 === null) (fileBytes === null ? missing : damaged).push(name)
    else {
      await copyFile({ bucket, key: videoKey(id), path, sha256 })
      report(`${name}: ${bytes} bytes copied and compared`)
      moved.copied += 1
    }
  }
  return moved
}

interface AskedVideo {
  readonly bucket: Bucket
  readonly key: string
  readonly bytes: number
  /** null if there is no whole file to compare it with. */
  readonly sha256: string | null
}

/** The metadata says what was sent. What is held is read: the run that sent it may have ended before it compared. */
async function isHeld({ bucket, key, bytes, sha256 }: AskedVideo): Promise<boolean> {
  const there = await bucket.find(key)
  if (there?.bytes !== bytes) return false
  if (sha256 === null) return true
  return there.metadata.sha256 === sha256 && (await hashInBucket(bucket, key)) === sha256
}

interface CopiedFile {
  readonly bucket: Bucket
  readonly key: string
  readonly path: string
  readonly sha256: string
}

async function copyFile({ bucket, key, path, sha256 }: CopiedFile): Promise<void> {
  const upload = { key, partsId: await bucket.beginParts(key, { sha256 }) }
  try {
    let number = 0
    for await (const { content } of joinInParts(createReadStream(path), {
      begin: Buffer.alloc(0),
      partBytes,
    })) {
      number += 1
      await bucket.writePart(upload, { number, content })
    }
    await bucket.completeParts(upload, (await bucket.listParts(upload)) ?? [])
  } catch (error) {
    await bucket.abortParts(upload).catch(() => undefined)
    throw error
  }
  if ((await hashInBucket(bucket, key)) === sha256) return
  await bucket.remove(key)
  throw new BucketError(`The bucket "${bucket.name}" does not hold what was sent of "${path}". Run it again.`)
}

async function hashInBucket(bucket: Bucket, key: string): Promise<string | null> {
  const stored = await bucket.find(key)
  const content = stored && (await bucket.open(key, { start: 0, end: stored.bytes - 1 }))
  return content && (await hashOf(content))
}

/** null if there is no such file. */
async function lengthOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (isFileNotFound(error)) return null
    throw error
  }
}

async function hashOf(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}
