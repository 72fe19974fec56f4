import type { Database } from './connection.ts'

/** The forbidden value of each setting, and what it would lose. */
const promises = [
  { name: 'fsync', loss: 'a power cut may destroy the whole database' },
  { name: 'full_page_writes', loss: 'a power cut may leave torn pages' },
  { name: 'synchronous_commit', loss: 'submissions that were acknowledged may be lost' },
] as const

/**
 * Throws, with the remedy, if the database settings risk losing acknowledged commits. Every value of `synchronous_commit` except
 * "off" waits for the local disk. Source: PostgreSQL, chapter "Reliability and the Write-Ahead Log".
 */
export async function assertDurable({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select name from pg_settings where name = any($1) and setting = 'off' order by name",
    [promises.map(({ name }) => name)],
  )
  const broken = promises.filter(({ name }) => rows.some((row) => row.name === name))
  if (broken.length === 0) return
  const reasons = broken.map(({ name, loss }) => `${name} is off, so ${loss}`)
  const cures = broken.map(({ name }) => `alter system set ${name} = on;`)
  throw new Error(
    `The database may lose data: ${reasons.join('; ')}. Let a superuser of the database run: ${cures.join(' ')} ` +
      'select pg_reload_conf(); then start again. Where data may be lost, set ALLOW_UNSAFE_DATABASE=1.',
  )
}
