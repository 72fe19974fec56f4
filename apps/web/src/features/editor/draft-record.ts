import type { Language } from '@codedojo/contract'
import { z } from 'zod'

/** What one browser keeps of the code for one problem and language. */
const draftRecordSchema = z.object({
  code: z.string(),
  /** Milliseconds since 1970, by this device's clock. */
  updatedAt: z.number(),
  /** The server's revision this code was made on; 0 before the first save. */
  revision: z.number().int(),
  /** True when the server holds exactly this code. */
  isSynced: z.boolean(),
  /** A second version that waits for a decision; it is kept here so that a crash loses neither. */
  other: z.string().nullable(),
})
export type DraftRecord = z.infer<typeof draftRecordSchema>

export interface DraftPlace {
  readonly userId: string
  readonly problemId: string
  readonly language: Language
}

export function draftKey(place: DraftPlace): string {
  return `codedojo:draft:${place.userId}:${place.problemId}:${place.language}`
}

/** Parses a stored record; whatever does not parse counts as absent. */
export function parseDraftRecord(text: string | null): DraftRecord | null {
  if (text === null) return null
  try {
    return draftRecordSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

export function readDraft(storage: Storage, key: string): DraftRecord | null {
  return parseDraftRecord(storage.getItem(key))
}

/** Answers false when the browser refuses to store (quota, private mode); the server's copy is then the only one. */
export function writeDraft(storage: Storage, key: string, record: DraftRecord): boolean {
  try {
    storage.setItem(key, JSON.stringify(record))
    return true
  } catch {
    return false
  }
}
