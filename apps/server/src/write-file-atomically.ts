import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * Writes a stream to a file atomically: it gets its final name only when complete, and a unique temporary name until
 * then. On any error or abort nothing is left behind.
 */
export async function writeFileAtomically(
  path: string,
  { content, signal }: { readonly content: Readable; readonly signal: AbortSignal },
): Promise<void> {
  const partial = `${path}.${randomBytes(6).toString('hex')}.partial`
  try {
    await pipeline(content, createWriteStream(partial, { flags: 'wx' }), { signal })
    await rename(partial, path)
  } finally {
    await rm(partial, { force: true })
  }
}
