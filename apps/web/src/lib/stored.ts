import type { z } from 'zod'

/** Reads a value of the browser's storage; what is absent, unreadable or of another shape gives `otherwise`. */
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

/** Keeps a value in the browser's storage. A full or blocked storage loses only the convenience, so it is not an error. */
export function writeStored(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value))
  } catch {
    // The value holds until the page is closed.
  }
}
