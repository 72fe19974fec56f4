import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../connection.ts'
import { storedFile } from '../schema/problems.ts'

/** Bytes sent in one statement at most, unless one file alone has more. */
const batchBytes = 16 * 1024 * 1024

export function hashOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest()
}

/**
 * Keeps files, each once however often it is given or was kept before; answers their hashes in the same order. One that
 * was there counts as stored now, so that nobody sweeps it before the caller refers to it.
 */
export async function storeFiles(
  queries: Queries | Transaction,
  contents: readonly Uint8Array[],
): Promise<Buffer[]> {
  const hashes = contents.map(hashOf)
  const once = new Map(hashes.map((hash, at) => [hash.toString('hex'), { hash, content: contents[at] }]))
  // In one order for everybody: two that store the same files at once would otherwise wait for each other.
  const rows = [...once.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  let batch: { hash: Buffer; content: Buffer }[] = []
  let bytes = 0
  const send = async () => {
    if (batch.length === 0) return
    await queries
      .insert(storedFile)
      .values(batch)
      .onConflictDoUpdate({ target: storedFile.hash, set: { storedAt: sql`now()` } })
    batch = []
    bytes = 0
  }
  for (const { hash, content = new Uint8Array() } of rows) {
    if (bytes + content.length > batchBytes || batch.length >= 1000) await send()
    batch.push({ hash, content: Buffer.from(content) })
    bytes += content.length
  }
  await send()
  return hashes
}
