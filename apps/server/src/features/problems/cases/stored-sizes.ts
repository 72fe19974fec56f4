import { type Database, schema } from '@codedojo/db'
import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const { storedFile } = schema

/** Bytes of a stored file, without a look into it. */
export function bytesOf(file: { readonly content: SQLWrapper }): SQL<number> {
  return sql<number>`octet_length(${file.content})`
}

/** Bytes of stored files by their hash in hexadecimal, without a look into them; one that is not there is left out. */
export async function readSizes(
  { queries }: Database,
  hashes: readonly Buffer[],
): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map()
  const rows = await queries
    .select({ hash: storedFile.hash, bytes: bytesOf(storedFile) })
    .from(storedFile)
    .where(inArray(storedFile.hash, [...hashes]))
  return new Map(rows.map(({ hash, bytes }) => [hash.toString('hex'), bytes]))
}
