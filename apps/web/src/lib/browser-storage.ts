import type { z } from 'zod'

/** Reads a JSON value from the browser's storage; an absent, unreadable or mismatching value gives `otherwise`. */
export function readStored<S extends z.ZodType>(
  storage: Storage,
  key: string,
  schema: S,
  otherwise: z.infer<S>,
): z.infer<S> {
  try {
    const text = storage.getItem(key)
    if (text === null) return otherwise
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : otherwise
  } catch {
    return otherwise
  }
}

/** Stores a JSON value in the browser. A full or blocked storage loses only a convenience, so it is not an error. */
export function writeStored(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value))
  } catch {
    // The value holds until the page is closed.
  }
}
