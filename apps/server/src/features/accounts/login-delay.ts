import type { Database } from '@codedojo/db'
import { AppError } from '../../http/app-error.ts'

/**
 * Wrong passwords cost time, more with each one: after the third, 2 s, 4 s, 8 s … up to 5 minutes until the next try.
 * It grows per account wherever the tries come from, and never locks for good; an hour of quiet forgets it.
 */
const freeTries = 3
const longestSeconds = 300

/** Seconds to wait after this many wrong passwords in a row. */
export function delayAfter(wrongTries: number): number {
  return wrongTries <= freeTries ? 0 : Math.min(2 ** (wrongTries - freeTries), longestSeconds)
}

const keyOf = (emailId: string) => `wrong-password:${emailId}`

/**
 * Takes the account's turn to have a password looked at, counting it as wrong until `forgetWrongPasswords`.
 * One statement decides, so of many tries at the same moment only as many get through as one after the other would.
 * Throws `too_many_requests` while the account must wait.
 */
export async function takeTurn(database: Database, emailId: string): Promise<void> {
  const taken = await database.pool.query(
    `insert into rate_limit as tries (key, window_start, hits) values ($1, now(), 1)
     on conflict (key) do update set window_start = now(),
       hits = case when tries.window_start < now() - interval '1 hour' then 1 else tries.hits + 1 end
     where tries.hits <= $2
        or tries.window_start + make_interval(secs => least(2 ^ (tries.hits - $2), $3)) <= now()`,
    [keyOf(emailId), freeTries, longestSeconds],
  )
  if (taken.rowCount === 0) throw await mustWait(database, emailId)
}

async function mustWait(database: Database, emailId: string): Promise<AppError> {
  const found = await database.pool.query<{ hits: number; quiet: number }>(
    'select hits, extract(epoch from now() - window_start)::float8 as quiet from rate_limit where key = $1',
    [keyOf(emailId)],
  )
  const row = found.rows[0]
  const seconds = row ? Math.max(1, Math.ceil(delayAfter(row.hits) - row.quiet)) : 1
  return new AppError('too_many_requests', `Too many wrong passwords. Try again in ${seconds} s.`, {
    retryAfter: seconds,
  })
}

export async function forgetWrongPasswords(database: Database, emailId: string): Promise<void> {
  await database.pool.query('delete from rate_limit where key = $1', [keyOf(emailId)])
}
