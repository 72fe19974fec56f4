import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * Writes a stream into a file that appears under its name only when it is whole. Until then it is called so that it can be
 * nobody else's; whatever ends it early, the signal too, leaves nothing.
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
