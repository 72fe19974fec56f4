import { Readable } from 'node:stream'
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import type { ByteRange } from './bucket.ts'
import { BucketError, bucketErrorOf } from './bucket-error.ts'

/** Requests in a row that may bring nothing. */
const maxVainRequests = 3

interface ObjectPlace {
  readonly client: S3Client
  readonly bucket: string
  readonly key: string
}

/**
 * Reads a range of an object. The first bytes are asked for before this returns, so what is missing or unreachable is known by
 * then. Where the connection breaks later, the rest is asked for, and the reader sees no gap.
 */
export async function openObject(place: ObjectPlace, range: ByteRange): Promise<Readable> {
  const first = await askForRange(place, range)
  const content = Readable.from(readOn(place, range, first), { objectMode: false })
  // A generator that nobody has begun to read ends nothing.
  return content.once('close', () => first.destroy())
}

async function* readOn(place: ObjectPlace, { start, end }: ByteRange, first: Readable) {
  let [at, body, vainRequests] = [start, first, 0]
  for (;;) {
    const before = at
    let cause: unknown = null
    try {
      for await (const chunk of chunksOf(body)) {
        at += chunk.length
        if (at > end + 1) throw new TooLongError()
        yield chunk
      }
    } catch (error) {
      if (error instanceof TooLongError) throw new BucketError('The bucket sent more than was asked for.')
      cause = error
    }
    if (at > end) return
    vainRequests = at === before ? vainRequests + 1 : 0
    if (vainRequests >= maxVainRequests) {
      throw new BucketError('The bucket breaks off what it sends.', { cause })
    }
    body = await askForRest(place, { start: at, end })
  }
}

async function askForRest(place: ObjectPlace, range: ByteRange): Promise<Readable> {
  try {
    return await askForRange(place, range)
  } catch (error) {
    throw bucketErrorOf(place.bucket, error)
  }
}

class TooLongError extends Error {}

async function* chunksOf(body: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    if (!Buffer.isBuffer(chunk)) throw new BucketError('The bucket sent something other than bytes.')
    yield chunk
  }
}

async function askForRange(
  { client, bucket, key }: ObjectPlace,
  { start, end }: ByteRange,
): Promise<Readable> {
  const command = new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${start}-${end}` })
  const { Body, ContentRange, ContentLength } = await client.send(command)
  if (!(Body instanceof Readable)) throw new BucketError('The bucket sent no content.')
  const isAsked = ContentRange?.startsWith(`bytes ${start}-${end}/`) && ContentLength === end - start + 1
  if (!isAsked) {
    Body.destroy()
    throw new BucketError(`The bucket sent another part (${ContentRange ?? 'all'}) than was asked for.`)
  }
  return Body
}
