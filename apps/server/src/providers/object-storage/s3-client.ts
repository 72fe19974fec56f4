import { S3Client } from '@aws-sdk/client-s3'
import type { ObjectStorageSettings } from '../../object-storage-settings.ts'

export interface BucketLimits {
  /** A request is given up after so long without a byte, and repeated twice. */
  readonly silentMs: number
  readonly connectMs: number
}

export const bucketLimits: BucketLimits = { silentMs: 5_000, connectMs: 2_000 }

/** One part may take so long on a slow line. */
const answerMs = 120_000

/** The client of the SDK, with limits of time: without them a service that hangs would keep requests for ever. */
export function openS3Client(
  settings: ObjectStorageSettings,
  { silentMs, connectMs }: BucketLimits,
): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, hasPathStyle } = settings
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: hasPathStyle,
    maxAttempts: 3,
    // Checksums at the end of a body are known at AWS only; parts are sent with their MD5, which all services check.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: silentMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
    },
  })
}
