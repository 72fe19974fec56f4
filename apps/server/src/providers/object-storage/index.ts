export type { Bucket, ByteRange, StoredPart } from './bucket.ts'
export { BucketError } from './bucket-error.ts'
export { makeBucket } from './make-bucket.ts'
