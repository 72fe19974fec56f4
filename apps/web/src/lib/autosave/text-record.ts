import { z } from 'zod'

/** The browser's copy of a text that the server also stores. */
const textRecordSchema = z.object({
  text: z.string(),
  /** Milliseconds since 1970, by this device's clock. */
  updatedAt: z.number(),
  /** The server's revision on which this text is based; 0 before the first save. */
  revision: z.number().int(),
  /** Whether the server has exactly this text. */
  isSynced: z.boolean(),
  /** The other version of a conflict, stored so that a crash loses neither. */
  other: z.string().nullable(),
})
export type TextRecord = z.infer<typeof textRecordSchema>

/** The format of an earlier version, which stored the text as `code`. */
const earlierRecordSchema = textRecordSchema
  .omit({ text: true })
  .extend({ code: z.string() })
  .transform(({ code, ...rest }): TextRecord => ({ text: code, ...rest }))

const storedSchema = z.union([textRecordSchema, earlierRecordSchema])

/** Parses a stored record; an unreadable one counts as absent. */
export function parseTextRecord(stored: string | null): TextRecord | null {
  if (stored === null) return null
  try {
    return storedSchema.safeParse(JSON.parse(stored)).data ?? null
  } catch {
    return null
  }
}

export function readTextRecord(storage: Storage, key: string): TextRecord | null {
  return parseTextRecord(storage.getItem(key))
}

/** Returns false when the browser refuses to store (quota, private mode); then only the server has the text. */
export function writeTextRecord(storage: Storage, key: string, record: TextRecord): boolean {
  try {
    storage.setItem(key, JSON.stringify(record))
    return true
  } catch {
    return false
  }
}
