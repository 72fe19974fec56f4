import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { BackUpManifest } from '@codedojo/contract'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Queries } from '../connection.ts'
import { finishSchema } from '../finish-schema.ts'
import { migrationLock } from '../migrate.ts'
import { knownMigrations } from '../migration-list.ts'
import * as schema from '../schema/index.ts'
import { applyMigrations } from './apply-migrations.ts'
import { BackUpError } from './back-up-error.ts'
import { type BackUpReader, openBackUp } from './back-up-reader.ts'
import { describeInstallation, emptyDatabase } from './empty-database.ts'
import { suspendConstraints } from './suspend-constraints.ts'
import { type BackUpProgress, copyStatement } from './write-back-up.ts'

// How it works. The file is first read and verified completely. Then everything happens in one transaction: drop the tables of
// the installation, apply the migrations that the back-up had, load the rows, apply the newer migrations. If anything ends it
// before the commit, even a kill -9 of this program or the database, the old installation remains.

export interface RestoreOptions {
  /** Replace an existing installation; otherwise an existing one is an error. */
  readonly replace: boolean
  readonly onTable?: (done: BackUpProgress) => void
  /** Called inside the transaction after everything was restored. */
  readonly finish?: (queries: Queries, manifest: BackUpManifest) => Promise<void>
}

/**
 * Replaces the contents of the database by those of a back-up. Throws `BackUpError`, without changes, if the file is damaged or
 * newer than this program, or if an installation exists and `replace` is false.
 */
export async function restoreBackUp(
  url: string,
  path: string,
  options: RestoreOptions,
): Promise<BackUpManifest> {
  await using backUp = await openBackUp(path)
  requireKnown(backUp.manifest, path)
  const client = new pg.Client({ connectionString: url })
  // The failing query reports a broken connection.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin')
    await replaceAll(client, backUp, options)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end().catch(() => undefined)
  }
  return backUp.manifest
}

async function replaceAll(client: pg.Client, backUp: BackUpReader, options: RestoreOptions): Promise<void> {
  const { manifest } = backUp
  await client.query('set local idle_in_transaction_session_timeout = 0')
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
  const there = await describeInstallation(client)
  if (there !== null && !options.replace) {
    throw new BackUpError(
      `There is an installation already, with ${there}. Add --replace to put the back-up in its place.`,
    )
  }
  await emptyDatabase(client)
  const had = new Set(manifest.migrations.map(({ when }) => when))
  const known = knownMigrations()
  await applyMigrations(
    client,
    known.filter(({ when }) => had.has(when)),
  )
  await loadTables(client, backUp, options)
  await applyMigrations(
    client,
    known.filter(({ when }) => !had.has(when)),
  )
  await finishSchema(client)
  await queueOpenJobs(client)
  await options.finish?.(drizzle({ client, schema }), manifest)
}

/** A migration unknown to this program means that the back-up is newer or foreign. */
function requireKnown({ migrations, version }: BackUpManifest, path: string): void {
  const known = new Set(knownMigrations().map(({ when }) => when))
  const strange = migrations.find(({ when }) => !known.has(when))
  if (strange === undefined) return
  throw new BackUpError(
    `"${path}" was made by a newer CodeDojo (${version}, with the migration "${strange.tag || strange.when}"). ` +
      'Nothing was changed. Update CodeDojo, then restore it.',
  )
}

async function loadTables(
  client: pg.Client,
  backUp: BackUpReader,
  { onTable }: RestoreOptions,
): Promise<void> {
  const { tables } = backUp.manifest
  const resume = await suspendConstraints(client)
  for (const [at, table] of tables.entries()) {
    await clearTable(client, table.name)
    const target = client.query(copyFrom(copyStatement(table.name, table.columns, 'from stdin')))
    await pipeline(backUp.packedRowsOf(table), createGunzip(), target)
    if (target.rowCount !== table.rows) {
      throw new BackUpError(
        `The table "${table.name}" took ${target.rowCount} of ${table.rows} rows. Nothing was changed.`,
      )
    }
    onTable?.({ name: table.name, rows: table.rows, place: at + 1, count: tables.length })
  }
  await resume()
  await advanceSequences(client)
}

/** Deletes rows that migrations insert, such as the global room: the back-up contains its own. */
async function clearTable(client: pg.Client, name: string): Promise<void> {
  const table = `public.${pg.escapeIdentifier(name)}`
  const { rows } = await client.query<{ held: boolean }>(`select exists (select from ${table}) as held`)
  // Some tables forbid deletion, but these are empty in a new installation.
  if (rows[0]?.held) await client.query(`delete from ${table}`)
}

/** Sets sequences to continue after the highest restored number. */
async function advanceSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select pg_class.oid::regclass::text as table, quote_ident(attname) as column,
        pg_get_serial_sequence(pg_class.oid::regclass::text, attname) as sequence
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where attidentity <> '' and not attisdropped and relnamespace = 'public'::regnamespace`,
  )
  for (const { table, column, sequence } of rows) {
    await client.query(`select setval($1, max(${column})) from ${table} having max(${column}) is not null`, [
      sequence,
    ])
  }
}

/** Queues jobs whose judges do not exist any more, without counting an attempt. */
async function queueOpenJobs(client: pg.Client): Promise<void> {
  await client.query(
    `update judge_job set state = 'queued', judge_id = null, progress = null, retry_at = null, given_back = given_back + 1
      where state = 'judging'`,
  )
  await client.query("update submission set status = 'In Queue' where status = 'Judging'")
}
