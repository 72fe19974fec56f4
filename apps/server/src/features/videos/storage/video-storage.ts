import type { Readable } from 'node:stream'
import type { DataStore, Upload } from '@tus/server'
import { z } from 'zod'
import type { ByteRange } from '../../../providers/object-storage/index.ts'

/** Days after which an incomplete upload is given up, and the reason of a refusal is deleted. */
export const uploadDays = 7

export const refusalSchema = z.object({ why: z.string(), bytes: z.number() })
/** Why a complete upload was no video, for a client that missed the response. */
export type Refusal = z.infer<typeof refusalSchema>

/** What probing reads. */
export type VideoSource =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'parts'; readonly bytes: number; readonly read: (range: ByteRange) => Promise<Buffer> }

/** Uploads that have not become videos yet. Supports only single uploads: no deferred length, no concatenation. */
export interface UploadStore extends DataStore {
  /** null if there is no such upload, or it was given up. */
  readonly find: (id: string) => Promise<Upload | null>
  readonly sourceOf: (upload: Upload) => VideoSource
  /** Puts a complete upload among the videos, unless another server has. Returns false if it was deleted meanwhile. */
  readonly take: (upload: Upload) => Promise<boolean>
  /** Deletes what is kept about an upload that has become a video. */
  readonly forget: (id: string) => Promise<void>
  /** Deletes an upload, and stores the reason for a client that missed the response. */
  readonly refuse: (id: string, refusal: Refusal) => Promise<void>
  readonly findRefusal: (id: string) => Promise<Refusal | null>
  /** Free space in bytes after all started uploads are complete; null if nothing limits it. */
  readonly roomBytes: () => Promise<number | null>
  /** Deletes what was begun, or refused, before that. */
  readonly sweep: (before: Date) => Promise<void>
}

/** Where the contents of videos lie, each named by the id of its row. */
export interface VideoStorage {
  readonly uploads: UploadStore
  /** Length of a video; null if it is not there. */
  readonly bytesOf: (id: string) => Promise<number | null>
  /** Reads a range. The first bytes are there when this returns; null if the video is not there. */
  readonly open: (id: string, range: ByteRange) => Promise<Readable | null>
  /** Ids of the contents that were stored before that. */
  readonly listOlder: (before: Date) => Promise<readonly string[]>
  readonly remove: (id: string) => Promise<void>
}
