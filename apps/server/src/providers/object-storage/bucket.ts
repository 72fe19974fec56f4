import type { Readable } from 'node:stream'

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface StoredObject {
  readonly key: string
  readonly bytes: number
  /** For an object that came in parts, some services tell when its upload began. */
  readonly storedAt: Date
}

/** One part of an upload in parts. */
export interface StoredPart {
  readonly number: number
  readonly bytes: number
  readonly etag: string
}

/** An upload in parts that was begun and neither completed nor given up. */
export interface OpenUpload {
  readonly key: string
  readonly partsId: string
  readonly begunAt: Date
}

/** Names the upload in parts of one object. */
export interface PartsOf {
  readonly key: string
  readonly partsId: string
}

/** A bucket of the operator. Each method throws a `BucketError` if the bucket does not do what was asked. */
export interface Bucket extends Disposable {
  readonly name: string
  /** Throws with the reason if the bucket cannot be used. */
  readonly check: () => Promise<void>
  /** null if there is no such object. */
  readonly find: (
    key: string,
  ) => Promise<(StoredObject & { readonly metadata: Readonly<Record<string, string>> }) | null>
  /** Reads a small object into memory; null if there is none. */
  readonly readWhole: (key: string) => Promise<Buffer | null>
  /** Reads a range; goes on by itself where the connection broke. null if there is no such object. */
  readonly open: (key: string, range: ByteRange) => Promise<Readable | null>
  readonly write: (key: string, content: Buffer) => Promise<void>
  /** Deletes an object, if it is there. */
  readonly remove: (key: string) => Promise<void>
  readonly list: (prefix: string) => AsyncIterable<StoredObject>
  /** Begins an upload in parts; returns its id. */
  readonly beginParts: (key: string, metadata?: Readonly<Record<string, string>>) => Promise<string>
  /** Writes a part, or replaces the one with that number. */
  readonly writePart: (
    upload: PartsOf,
    part: { readonly number: number; readonly content: Buffer },
  ) => Promise<void>
  /** null if the upload was completed, given up, or never begun. */
  readonly listParts: (upload: PartsOf) => Promise<readonly StoredPart[] | null>
  /** Makes an object of the parts. Returns false if the upload is not open any more, because it was completed or given up. */
  readonly completeParts: (upload: PartsOf, parts: readonly StoredPart[]) => Promise<boolean>
  /** Gives an upload up and deletes its parts, if it is still open. */
  readonly abortParts: (upload: PartsOf) => Promise<void>
  readonly listOpenUploads: (prefix: string) => AsyncIterable<OpenUpload>
}
