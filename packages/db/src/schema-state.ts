import type { Database } from './connection.ts'
import { knownMigrations } from './migration-list.ts'

export interface SchemaState {
  /** Migrations that the next start will apply, oldest first. */
  readonly waiting: readonly string[]
  /** Number of applied migrations that this version does not know: a newer version has used the database. */
  readonly unknown: number
  /** Applied migrations whose text is another now, oldest first. They are not applied again. */
  readonly changed: readonly string[]
}

/** Compares the migrations of the database with those of this version; changes nothing. */
export async function readSchemaState({ pool }: Database): Promise<SchemaState> {
  const known = knownMigrations()
  const { rows: found } = await pool.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  )
  if (found[0]?.name === null) return { waiting: known.map(({ tag }) => tag), unknown: 0, changed: [] }
  const { rows } = await pool.query<{ created_at: string; hash: string }>(
    'select created_at, hash from drizzle.__drizzle_migrations',
  )
  const applied = new Map(rows.map(({ created_at, hash }) => [Number(created_at), hash]))
  const ours = new Set(known.map(({ when }) => when))
  return {
    waiting: known.filter(({ when }) => !applied.has(when)).map(({ tag }) => tag),
    unknown: [...applied.keys()].filter((when) => !ours.has(when)).length,
    changed: known
      .filter(({ when, hash }) => applied.has(when) && applied.get(when) !== hash)
      .map(({ tag }) => tag),
  }
}
