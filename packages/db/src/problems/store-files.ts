import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../connection.ts'
import { storedFile } from '../schema/problems.ts'

/** Maximum bytes per statement, unless a single file is larger. */
const batchBytes = 16 * 1024 * 1024

export function hashOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest()
}

/**
 * Stores files by content, each once however often it occurs; returns their hashes in the same order. Files that exist get a new
 * timestamp, so that they are not swept before the caller refers to them.
 */
export async function storeFiles(
  queries: Queries | Transaction,
  contents: readonly Uint8Array[],
): Promise<Buffer[]> {
  const hashes = contents.map(hashOf)
  const once = new Map(hashes.map((hash, at) => [hash.toString('hex'), { hash, content: contents[at] }]))
  // Sorted, so that concurrent calls with the same files lock rows in the same order and cannot deadlock.
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
