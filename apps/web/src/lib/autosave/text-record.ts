import { z } from 'zod'

/** What one browser keeps of a text that the server keeps, too. */
const textRecordSchema = z.object({
  text: z.string(),
  /** Milliseconds since 1970, by this device's clock. */
  updatedAt: z.number(),
  /** The server's revision this text was made on; 0 before the first save. */
  revision: z.number().int(),
  /** True when the server holds exactly this text. */
  isSynced: z.boolean(),
  /** A second version that waits for a decision; it is kept here so that a crash loses neither. */
  other: z.string().nullable(),
})
export type TextRecord = z.infer<typeof textRecordSchema>

/** Code was stored under this name before other texts were kept, too. */
const earlierRecordSchema = textRecordSchema
  .omit({ text: true })
  .extend({ code: z.string() })
  .transform(({ code, ...rest }): TextRecord => ({ text: code, ...rest }))

const storedSchema = z.union([textRecordSchema, earlierRecordSchema])

/** Parses a stored record; whatever does not parse counts as absent. */
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

/** Answers false when the browser refuses to store (quota, private mode); the server's copy is then the only one. */
export function writeTextRecord(storage: Storage, key: string, record: TextRecord): boolean {
  try {
    storage.setItem(key, JSON.stringify(record))
    return true
  } catch {
    return false
  }
}
