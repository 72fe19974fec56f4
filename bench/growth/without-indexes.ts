import type { Database } from '@codedojo/db'
import { z } from 'zod'

const definitions = z.array(z.object({ name: z.string(), definition: z.string() }))

const foreignKeys = `
  select quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where conrelid = $1::regclass and contype = 'f'`

const indexes = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index where indrelid = $1::regclass
    and not exists (select from pg_constraint where conindid = indexrelid)`

/**
 * Runs `fill` while the table has neither indexes nor foreign keys, and makes them again afterwards: millions of rows are then
 * indexed at once, instead of one by one.
 */
export async function withoutIndexes(
  { pool }: Database,
  table: string,
  fill: () => Promise<unknown>,
): Promise<void> {
  const find = async (query: string) => definitions.parse((await pool.query(query, [table])).rows)
  const [keys, made] = [await find(foreignKeys), await find(indexes)]
  for (const { name } of keys) await pool.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of made) await pool.query(`drop index ${name}`)
  await fill()
  for (const { definition } of made) await pool.query(definition)
  for (const { name, definition } of keys)
    await pool.query(`alter table ${table} add constraint ${name} ${definition}`)
}
