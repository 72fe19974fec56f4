import { createHash } from 'node:crypto'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListPartsCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { Bucket, OpenUpload, PartsOf, StoredPart } from './bucket.ts'
import { BucketError } from './bucket-error.ts'

interface OpenedBucket {
  readonly client: S3Client
  readonly bucket: string
  readonly ask: <T>(work: Promise<T>) => Promise<T>
  readonly orNull: <T>(work: Promise<T>) => Promise<T | null>
}

type Parts = Pick<
  Bucket,
  'beginParts' | 'writePart' | 'listParts' | 'completeParts' | 'abortParts' | 'listOpenUploads'
>

/** Uploads in parts (multipart uploads of S3). */
export function makeParts({ client, bucket, ask, orNull }: OpenedBucket): Parts {
  const named = ({ key, partsId }: PartsOf) => ({ Bucket: bucket, Key: key, UploadId: partsId })
  return {
    beginParts: async (key, metadata) => {
      const begun = await ask(
        client.send(
          new CreateMultipartUploadCommand({
            Bucket: bucket,
            Key: key,
            ...(metadata && { Metadata: { ...metadata } }),
          }),
        ),
      )
      if (begun.UploadId === undefined) throw new BucketError(`The bucket "${bucket}" began no upload.`)
      return begun.UploadId
    },
    writePart: async (upload, { number, content }) => {
      const checked = { ContentMD5: createHash('md5').update(content).digest('base64') }
      await ask(
        client.send(
          new UploadPartCommand({ ...named(upload), PartNumber: number, Body: content, ...checked }),
        ),
      )
    },
    listParts: async (upload) => {
      const parts: StoredPart[] = []
      let marker: string | undefined
      do {
        const page = await orNull(
          client.send(new ListPartsCommand({ ...named(upload), PartNumberMarker: marker })),
        )
        if (page === null) return null
        for (const { PartNumber: number, Size: bytes, ETag: etag } of page.Parts ?? []) {
          if (number !== undefined && bytes !== undefined && etag !== undefined)
            parts.push({ number, bytes, etag })
        }
        marker = page.IsTruncated ? page.NextPartNumberMarker : undefined
      } while (marker !== undefined)
      return parts.toSorted((one, other) => one.number - other.number)
    },
    completeParts: async (upload, parts) => {
      const listed = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }))
      const command = new CompleteMultipartUploadCommand({
        ...named(upload),
        MultipartUpload: { Parts: listed },
      })
      return (await orNull(client.send(command))) !== null
    },
    abortParts: async (upload) => {
      await orNull(client.send(new AbortMultipartUploadCommand(named(upload))))
    },
    listOpenUploads: async function* (prefix): AsyncGenerator<OpenUpload> {
      let markers: {
        readonly KeyMarker?: string | undefined
        readonly UploadIdMarker?: string | undefined
      } | null = {}
      while (markers !== null) {
        const page: ListMultipartUploadsCommandOutput = await ask(
          client.send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix, ...markers })),
        )
        for (const { Key: key, UploadId: partsId, Initiated: begunAt } of page.Uploads ?? []) {
          if (key !== undefined && partsId !== undefined && begunAt) yield { key, partsId, begunAt }
        }
        markers = page.IsTruncated
          ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
          : null
      }
    },
  }
}
