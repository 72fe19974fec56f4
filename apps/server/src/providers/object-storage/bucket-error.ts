import { S3ServiceException } from '@aws-sdk/client-s3'

/** The bucket does not answer, or refuses what is asked. The message is for the operator and holds no secret. */
export class BucketError extends Error {
  override readonly name = 'BucketError'
}

const missing: ReadonlySet<string> = new Set(['NoSuchKey', 'NotFound', 'NoSuchUpload'])

/** Whether the service says that an object, or an upload in parts, does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && missing.has(error.name)
}

const cures: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'It does not know S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY or S3_REGION is wrong.',
  AuthorizationHeaderMalformed: 'S3_REGION is not the region of the bucket.',
  AccessDenied: 'The key may not do this: it needs to list, read, write and delete objects.',
  NoSuchBucket: 'There is no such bucket.',
  NotFound: 'There is no such bucket.',
  PermanentRedirect: 'The bucket is in another region: correct S3_ENDPOINT and S3_REGION.',
  TimeoutError: 'It does not answer in time.',
}

const broken: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE'])

/** Turns what the SDK throws into a `BucketError`. The texts of services are left out, of causes too: some repeat what was signed. */
export function bucketErrorOf(bucket: string, error: unknown): BucketError {
  if (error instanceof BucketError) return error
  const name = error instanceof Error ? error.name : 'Error'
  const code = error instanceof Error && 'code' in error ? String(error.code) : name
  // The SDK names connections that break off so, too.
  const reason = (broken.has(code) ? null : cures[name]) ?? `It answers with ${code}.`
  const cause = error instanceof S3ServiceException ? new Error(`The service says ${name}.`) : error
  return new BucketError(`The bucket "${bucket}" cannot be used. ${reason}`, { cause })
}
