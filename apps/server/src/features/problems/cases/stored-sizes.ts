import { type Database, schema } from '@codedojo/db'
import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const { storedFile } = schema

/** Size of a stored file in bytes, without reading its content. */
export function bytesOf(file: { readonly content: SQLWrapper }): SQL<number> {
  return sql<number>`octet_length(${file.content})`
}

/** Sizes of stored files in bytes, by hexadecimal hash, without reading them; missing files are left out. */
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
