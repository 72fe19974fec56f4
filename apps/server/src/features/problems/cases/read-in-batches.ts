import { type Database, schema } from '@codedojo/db'
import { inArray } from 'drizzle-orm'
import { readSizes } from './stored-sizes.ts'

const { storedFile } = schema

const batchBytes = 8 * 1024 * 1024
const batchFiles = 200

/**
 * Reads stored files in the order of `hashes`, in few queries even for thousands of small files, with at most one
 * batch, or one large file, in memory. Throws when a file is missing.
 */
export function readInBatches(
  database: Database,
  hashes: readonly Buffer[],
): (hash: Buffer) => Promise<Uint8Array> {
  const order = hashes.map(textOf)
  let sizes: Map<string, number> | null = null
  let batch = new Map<string, Buffer>()
  let at = 0
  return async (hash) => {
    const wanted = textOf(hash)
    if (!batch.has(wanted)) {
      sizes ??= await readSizes(database, [...new Set(order)].map(bytesOf))
      at = Math.max(0, order.indexOf(wanted, at))
      batch = await read(database, nextBatch(order, at, sizes))
    }
    const content = batch.get(wanted)
    if (!content) throw new Error(`The stored file ${wanted} is not there.`)
    return content
  }
}

const textOf = (hash: Buffer) => hash.toString('hex')
const bytesOf = (text: string) => Buffer.from(text, 'hex')

function nextBatch(order: readonly string[], from: number, sizes: ReadonlyMap<string, number>): string[] {
  const taken = new Set<string>()
  let bytes = 0
  for (const hash of order.slice(from, from + batchFiles)) {
    bytes += taken.has(hash) ? 0 : (sizes.get(hash) ?? 0)
    if (taken.size > 0 && bytes > batchBytes) break
    taken.add(hash)
  }
  return [...taken]
}

async function read({ queries }: Database, hashes: readonly string[]): Promise<Map<string, Buffer>> {
  const rows = await queries
    .select({ hash: storedFile.hash, content: storedFile.content })
    .from(storedFile)
    .where(inArray(storedFile.hash, hashes.map(bytesOf)))
  return new Map(rows.map(({ hash, content }) => [textOf(hash), content]))
}
