import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { z } from 'zod'
import { type Bucket, BucketError, type StoredPart } from '../../../providers/object-storage/index.ts'
import { tailKey, uploadIdOf, uploadKeys, uploadsPrefix, videoKey, videosPrefix } from './bucket-keys.ts'
import { joinInParts } from './join-in-parts.ts'
import {
  type Refusal,
  refusalSchema,
  type UploadStore,
  uploadDays,
  type VideoSource,
} from './video-storage.ts'

// How it works: an upload is an upload in parts of the bucket, and everything about it lies in the bucket, so that any server
// can go on with it. Parts have a fixed size; what a request brings beyond them is kept as the tail, whose key says where it
// begins, and comes first in the next part. Two servers that write the same upload at the same time write the same parts with the same content.

const dayMs = 86_400_000

/** Size of all parts but the last. A video of the largest size has about 500; memory holds one for each request. */
const partBytes = 16 * 1024 * 1024

const factsSchema = z.object({
  partsId: z.string(),
  size: z.number(),
  name: z.string(),
  begunAt: z.iso.datetime(),
})
type Facts = z.infer<typeof factsSchema>

export class BucketUploads extends DataStore implements UploadStore {
  readonly #bucket: Bucket

  constructor(bucket: Bucket) {
    super()
    this.#bucket = bucket
    this.extensions = ['creation', 'termination', 'expiration']
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size } = upload
    if (size === undefined) throw ERRORS.INVALID_LENGTH
    const partsId = await this.#bucket.beginParts(videoKey(id))
    upload.creation_date = new Date().toISOString()
    const name = upload.metadata?.filename ?? 'video'
    const facts: Facts = { partsId, size, name, begunAt: upload.creation_date }
    await this.#bucket.write(uploadKeys(id).facts, Buffer.from(JSON.stringify(facts)))
    return upload
  }

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const facts = await this.#factsOf(id)
    const parts = facts && (await this.#bucket.listParts({ key: videoKey(id), partsId: facts.partsId }))
    if (!parts) throw ERRORS.FILE_NOT_FOUND
    const tail = (await this.#bucket.readWhole(tailKey(id, bytesIn(parts)))) ?? Buffer.alloc(0)
    if (bytesIn(parts) + tail.length !== offset) throw ERRORS.INVALID_OFFSET
    const upload = { key: videoKey(id), partsId: facts.partsId }
    let [number, at] = [parts.length, bytesIn(parts)]
    for await (const { content, isWhole } of joinInParts(source, { begin: tail, partBytes })) {
      if (isWhole || at + content.length === facts.size) {
        number += 1
        await this.#bucket.writePart(upload, { number, content })
      } else await this.#bucket.write(tailKey(id, at), content)
      at += content.length
    }
    if (at === facts.size) await this.#complete(id, facts)
    return at
  }

  async #complete(id: string, { partsId, size }: Pick<Facts, 'partsId' | 'size'>): Promise<void> {
    const upload = { key: videoKey(id), partsId }
    const parts = (await this.#bucket.listParts(upload)) ?? []
    if (parts.length > 0 && bytesIn(parts) !== size) {
      throw new BucketError(`The bucket has ${bytesIn(parts)} bytes of an upload of ${size}.`)
    }
    if (parts.length > 0) await this.#bucket.completeParts(upload, parts)
    // A repetition of a request whose answer was lost finds no upload, but the object.
    const stored = await this.#bucket.find(upload.key)
    if (stored?.bytes !== size) {
      throw new BucketError(`The bucket kept ${stored?.bytes ?? 'none'} of ${size} bytes of an upload.`)
    }
  }

  override async getUpload(id: string): Promise<Upload> {
    const upload = await this.find(id)
    if (!upload) throw ERRORS.FILE_NOT_FOUND
    return upload
  }

  async find(id: string): Promise<Upload | null> {
    const facts = await this.#factsOf(id)
    if (!facts) return null
    const offset = await this.#offsetOf(id, facts)
    if (offset === null) return null
    const { size, name, begunAt } = facts
    return new Upload({ id, size, offset, metadata: { filename: name }, creation_date: begunAt })
  }

  /** null if the upload was given up. */
  async #offsetOf(id: string, { partsId, size }: Facts): Promise<number | null> {
    const parts = await this.#bucket.listParts({ key: videoKey(id), partsId })
    if (parts === null) return (await this.#bucket.find(videoKey(id)))?.bytes === size ? size : null
    const bytes = bytesIn(parts)
    // All parts are there, but the server died before it completed the upload.
    if (bytes === size) {
      await this.#complete(id, { partsId, size })
      return size
    }
    return bytes + ((await this.#bucket.find(tailKey(id, bytes)))?.bytes ?? 0)
  }

  sourceOf({ id, size = 0 }: Upload): VideoSource {
    const read: Extract<VideoSource, { kind: 'parts' }>['read'] = async (range) => {
      const content = await this.#bucket.open(videoKey(id), range)
      if (!content) throw new BucketError('The bucket has lost an upload.')
      return buffer(content)
    }
    return { kind: 'parts', bytes: size, read }
  }

  async take({ id, size }: Upload): Promise<boolean> {
    // The object has had its place since its last part.
    return (await this.#factsOf(id)) !== null && (await this.#bucket.find(videoKey(id)))?.bytes === size
  }

  async forget(id: string): Promise<void> {
    const { facts, tails } = uploadKeys(id)
    for await (const { key } of this.#bucket.list(tails)) await this.#bucket.remove(key)
    await this.#bucket.remove(facts)
  }

  override async remove(id: string): Promise<void> {
    const facts = await this.#factsOf(id)
    if (!facts) throw ERRORS.FILE_NOT_FOUND
    await this.#bucket.abortParts({ key: videoKey(id), partsId: facts.partsId })
    await this.#bucket.remove(videoKey(id))
    await this.forget(id)
  }

  async refuse(id: string, refusal: Refusal): Promise<void> {
    await this.#bucket.write(uploadKeys(id).refusal, Buffer.from(JSON.stringify(refusal)))
    await this.remove(id)
  }

  async findRefusal(id: string): Promise<Refusal | null> {
    const content = await this.#bucket.readWhole(uploadKeys(id).refusal)
    return content && refusalSchema.parse(JSON.parse(content.toString()))
  }

  async roomBytes(): Promise<null> {
    return null
  }

  override getExpiration(): number {
    return uploadDays * dayMs
  }

  async sweep(before: Date): Promise<void> {
    for await (const { key, storedAt } of this.#bucket.list(uploadsPrefix)) {
      const id = uploadIdOf(key)
      if (id === null || storedAt >= before) continue
      if (key === uploadKeys(id).facts) await this.#giveUp(id)
      else if (key === uploadKeys(id).refusal || !(await this.#factsOf(id))) await this.#bucket.remove(key)
    }
    // Those whose server died before it wrote the facts down.
    for await (const upload of this.#bucket.listOpenUploads(videosPrefix)) {
      if (upload.begunAt < before) await this.#bucket.abortParts(upload)
    }
  }

  /** Leaves the object: it may be a video whose upload was not forgotten. One without a row is deleted as other such ones. */
  async #giveUp(id: string): Promise<void> {
    const facts = await this.#factsOf(id)
    if (facts) await this.#bucket.abortParts({ key: videoKey(id), partsId: facts.partsId })
    await this.forget(id)
  }

  async #factsOf(id: string): Promise<Facts | null> {
    const content = await this.#bucket.readWhole(uploadKeys(id).facts)
    return content && factsSchema.parse(JSON.parse(content.toString()))
  }
}

function bytesIn(parts: readonly StoredPart[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0)
}
