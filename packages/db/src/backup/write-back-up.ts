import { access } from 'node:fs/promises'
import { basename } from 'node:path'
import type { BackUp, BackUpManifest } from '@codedojo/contract'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Database } from '../connection.ts'
import { knownMigrations } from '../migration-list.ts'
import { BackUpError } from './back-up-error.ts'
import { type BackUpWriter, openBackUpWriter } from './back-up-writer.ts'
import { excludedTables } from './excluded-tables.ts'

export interface BackUpOptions {
  readonly path: string
  /** Version of this program. */
  readonly version: string
  /** Replace an existing file of this name; otherwise an existing file is an error. */
  readonly overwrite: boolean
  readonly onTable?: (done: BackUpProgress) => void
}

export interface BackUpProgress {
  readonly name: string
  readonly rows: number
  /** Number of this table, from 1, for progress messages. */
  readonly place: number
  readonly count: number
}

type Table = Pick<BackUpManifest['tables'][number], 'name' | 'columns'>

/**
 * Writes a consistent snapshot of the installation to one file while the product keeps running. Throws `BackUpError` if the file
 * exists or there is no installation; no file is left after any error.
 */
export async function writeBackUp(database: Database, options: BackUpOptions): Promise<BackUp> {
  const { path, overwrite } = options
  if (!overwrite && (await isThere(path))) {
    throw new BackUpError(`"${path}" exists already. Choose another name, or add --force to replace it.`)
  }
  await using writer = await openBackUpWriter(path)
  const client = database.makeClient()
  // The failing query reports a broken connection; without a listener the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Snapshot readers block nothing but schema changes.
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const manifest = await copyTables(client, writer, options)
    const bytes = await writer.finish(manifest)
    return { at: manifest.at, bytes, file: basename(path) }
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function copyTables(
  client: pg.Client,
  writer: BackUpWriter,
  { version, onTable }: BackUpOptions,
): Promise<BackUpManifest> {
  // The first query of the transaction fixes the snapshot for all later ones.
  const migrations = await readMigrations(client)
  const at = new Date().toISOString()
  const wanted = await readTables(client)
  const tables: BackUpManifest['tables'] = []
  for (const { name, columns } of wanted) {
    const section = await writer.addSection(client.query(copyTo(copyStatement(name, columns, 'to stdout'))))
    tables.push({ name, columns, ...section })
    onTable?.({ name, rows: section.rows, place: tables.length, count: wanted.length })
  }
  return { at, version, migrations, tables }
}

async function readMigrations(client: pg.Client): Promise<BackUpManifest['migrations']> {
  const { rows: found } = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  )
  if (found[0]?.name === null) throw new BackUpError('There is no installation in this database yet.')
  const { rows } = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  )
  const tags = new Map(knownMigrations().map(({ when, tag }) => [when, tag]))
  return rows.map(({ created_at }) => ({ when: Number(created_at), tag: tags.get(Number(created_at)) ?? '' }))
}

async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select relname as name, array(select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  )
  return rows.filter(({ name }) => !(name in excludedTables))
}

export function copyStatement(
  table: string,
  columns: readonly string[],
  way: 'to stdout' | 'from stdin',
): string {
  return `copy public.${pg.escapeIdentifier(table)} (${columns.map(pg.escapeIdentifier).join(', ')}) ${way}`
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
