import { createHash } from 'node:crypto'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import type { ObjectStorageSettings } from '../../object-storage-settings.ts'
import type { Bucket, StoredObject } from './bucket.ts'
import { BucketError, bucketErrorOf, isMissing } from './bucket-error.ts'
import { makeParts } from './make-parts.ts'
import { openObject } from './open-object.ts'
import { type BucketLimits, bucketLimits, openS3Client } from './s3-client.ts'

/** null if the operator has set up no bucket. */
export function makeBucket(settings: ObjectStorageSettings | null): Bucket | null {
  return settings && openBucket(settings)
}

export function openBucket(settings: ObjectStorageSettings, limits: BucketLimits = bucketLimits): Bucket {
  const client = openS3Client(settings, limits)
  const { bucket } = settings
  const ask = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      throw bucketErrorOf(bucket, error)
    }
  }
  const orNull = async <T>(work: Promise<T>): Promise<T | null> => {
    try {
      return await work
    } catch (error) {
      if (isMissing(error)) return null
      throw bucketErrorOf(bucket, error)
    }
  }
  async function* list(prefix: string): AsyncGenerator<StoredObject> {
    let token: string | undefined
    do {
      const page = await ask(
        client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token })),
      )
      for (const { Key: key, Size: bytes, LastModified: storedAt } of page.Contents ?? []) {
        if (key !== undefined && storedAt) yield { key, bytes: bytes ?? 0, storedAt }
      }
      token = page.NextContinuationToken
    } while (token !== undefined)
  }
  return {
    name: bucket,
    check: async () => {
      await ask(client.send(new ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 })))
    },
    find: async (key) => {
      const found = await orNull(client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })))
      if (found === null) return null
      const { ContentLength: bytes, LastModified: storedAt, Metadata: metadata = {} } = found
      if (bytes === undefined || !storedAt) throw new BucketError(`The bucket "${bucket}" tells no length.`)
      return { key, bytes, storedAt, metadata }
    },
    readWhole: async (key) => {
      const found = await orNull(client.send(new GetObjectCommand({ Bucket: bucket, Key: key })))
      const content = found?.Body && (await ask(found.Body.transformToByteArray()))
      return content ? Buffer.from(content) : null
    },
    open: (key, range) => orNull(openObject({ client, bucket, key }, range)),
    write: async (key, content) => {
      const checked = { ContentMD5: createHash('md5').update(content).digest('base64') }
      await ask(client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: content, ...checked })))
    },
    remove: async (key) => {
      await orNull(client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })))
    },
    list,
    ...makeParts({ client, bucket, ask, orNull }),
    [Symbol.dispose]: () => client.destroy(),
  }
}
