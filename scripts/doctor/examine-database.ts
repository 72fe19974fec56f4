import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { backUpSchema } from '@codedojo/contract'
import { assertDurable, connect, type Database, readSchemaState } from '@codedojo/db'
import { startEmbedded } from '@codedojo/db/embedded'
import type { Config } from '../../apps/server/src/config.ts'
import { examineBooks } from './examine-payments.ts'
import { examineVideos } from './examine-videos.ts'
import { type Finding, faultFinding, okFinding, reasonOf, warningFinding } from './finding.ts'

const oldAfterDays = 7
const dayMs = 24 * 60 * 60 * 1000

/** Checks the database of the installation; an embedded one that is stopped is started for the check. */
export async function examineDatabase(config: Config): Promise<Finding[]> {
  if (config.databaseUrl !== null) return examineAt(config.databaseUrl, config)
  // A machine with only a judge connects as the judge's role, which may see almost nothing.
  if (config.role === 'judge') return []
  const isThere = await access(join(config.dataFolder, 'postgres')).then(
    () => true,
    () => false,
  )
  if (!isThere) return [okFinding('database', 'the embedded one is made at the first start')]
  try {
    await using reached = await reachDatabase(config)
    return await examineAt(reached.url, config)
  } catch (error) {
    return [faultFinding('database', 'the embedded one does not start', reasonOf(error))]
  }
}

/** Returns the database URL; an embedded database that is stopped is started, and stopped again on disposal. */
export async function reachDatabase(config: Config): Promise<AsyncDisposable & { readonly url: string }> {
  if (config.databaseUrl !== null) return { url: config.databaseUrl, [Symbol.asyncDispose]: async () => {} }
  const embedded = await startEmbedded({ dataFolder: config.dataFolder, log: () => undefined })
  return {
    url: embedded.url,
    [Symbol.asyncDispose]: async () => {
      if (!embedded.isAdopted) await embedded.stop()
    },
  }
}

async function examineAt(url: string, config: Config): Promise<Finding[]> {
  await using database = connect(url, { poolSize: 1 })
  const startedAt = performance.now()
  try {
    await database.pool.query('select 1')
  } catch (error) {
    return [
      faultFinding('database', reasonOf(error), 'Check that PostgreSQL runs and that DATABASE_URL is right.'),
    ]
  }
  const answers = okFinding(
    'database',
    `it answers, the first time after ${Math.ceil(performance.now() - startedAt)} ms`,
  )
  const schema = await examineSchema(database)
  const further =
    schema.state === 'ok'
      ? [
          await examineAdmins(database),
          await examineBackUp(database),
          ...(await examineBooks(database)),
          await examineVideos(database, config),
        ]
      : []
  return [answers, await examineDurability(database, config), schema, ...further]
}

async function examineDurability(database: Database, { allowsUnsafeDatabase }: Config): Promise<Finding> {
  try {
    await assertDurable(database)
    return okFinding('durability', 'what is acknowledged is on the disk')
  } catch (error) {
    const name = 'durability'
    return allowsUnsafeDatabase
      ? warningFinding(name, 'the database may lose data, as ALLOW_UNSAFE_DATABASE lets it', reasonOf(error))
      : faultFinding(name, 'the database may lose data', reasonOf(error))
  }
}

async function examineSchema(database: Database): Promise<Finding> {
  const { waiting, unknown } = await readSchemaState(database)
  if (unknown > 0) {
    return faultFinding(
      'tables',
      'a newer CodeDojo has changed them',
      'Update this CodeDojo, or restore a back-up of its own.',
    )
  }
  if (waiting.length === 0) return okFinding('tables', 'as this CodeDojo needs them')
  return warningFinding(
    'tables',
    `${waiting.length} changes wait (${waiting.join(', ')})`,
    'The next "npm start" makes them.',
  )
}

async function examineAdmins({ pool }: Database): Promise<Finding> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from "user" where role = 'admin' and suspended_at is null`,
  )
  const count = rows[0]?.count ?? 0
  if (count > 0) return okFinding('admins', `${count}`)
  return warningFinding('admins', 'nobody is one', 'Sign up, then run "npm run admin -- make-admin EMAIL".')
}

async function examineBackUp({ pool }: Database): Promise<Finding> {
  const { rows } = await pool.query<{ value: unknown }>(
    "select value from installation_fact where key = 'last_backup'",
  )
  const cure = 'Run "npm run admin -- backup FILE", each night by cron.'
  if (rows[0] === undefined) return warningFinding('back-up', 'none was made yet', cure)
  const { at, file } = backUpSchema.parse(rows[0].value)
  const days = Math.floor((Date.now() - Date.parse(at)) / dayMs)
  const detail = `"${file}", ${days === 0 ? 'less than a day' : days === 1 ? 'a day' : `${days} days`} old`
  return days > oldAfterDays ? warningFinding('back-up', detail, cure) : okFinding('back-up', detail)
}
