import type { Database } from '@codedojo/db'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import type { KnownDevices } from '../../services/auth.ts'
import type { UserRow } from './wire-user.ts'

/**
 * How it works: wrong passwords cost time, more with each one: after the third, 2 s, 4 s, 8 s … up to 5 minutes until the next
 * try. It never locks for good; an hour of quiet forgets it.
 *
 * All devices that have never proved the account count together, wherever they are: many of them guess no faster than one. A
 * device that has, and a session that is open, each have a counter of their own, so that nobody who guesses keeps the owner out.
 */
const freeTries = 3
const longestSeconds = 300

/** Who guesses: a stranger the password of an email, or a device or session of the account's owner that of the account. */
export type Guesser =
  | { readonly kind: 'stranger'; readonly emailId: string }
  | { readonly kind: 'own'; readonly userId: string; readonly placeId: string }

/** Seconds to wait after this many wrong passwords in a row. */
function delayAfter(wrongTries: number): number {
  return wrongTries <= freeTries ? 0 : Math.min(2 ** (wrongTries - freeTries), longestSeconds)
}

/** Who asks without a session for what belongs to this account; `row` is null where there is none. */
export function guesserOf(
  { devices }: { readonly devices: KnownDevices },
  {
    row,
    emailId,
    request,
  }: {
    readonly row: UserRow | null
    readonly emailId: string
    readonly request: Pick<FastifyRequest, 'headers'>
  },
): Guesser {
  const deviceId = row && devices.idOf(request, row.id)
  return row && deviceId ? { kind: 'own', userId: row.id, placeId: deviceId } : { kind: 'stranger', emailId }
}

/** Under which name something that a guesser did is counted. */
export function counterOf(guesser: Guesser): string {
  return guesser.kind === 'stranger' ? guesser.emailId : `${guesser.userId}:${guesser.placeId}`
}

const keyOf = (guesser: Guesser) => `wrong-password:${counterOf(guesser)}`

/**
 * Takes the guesser's turn to have a password looked at, counting it as wrong until `forgetWrongPasswords`.
 * One statement decides, so of many tries at the same moment only as many get through as one after the other would.
 * Throws `too_many_requests` while the guesser must wait.
 */
export async function claimPasswordAttempt(database: Database, guesser: Guesser): Promise<void> {
  const taken = await database.pool.query(
    `insert into rate_limit as tries (key, window_start, hits) values ($1, now(), 1)
     on conflict (key) do update set window_start = now(),
       hits = case when tries.window_start < now() - interval '1 hour' then 1 else tries.hits + 1 end
     where tries.hits <= $2
        or tries.window_start + make_interval(secs => least(2 ^ (tries.hits - $2), $3)) <= now()`,
    [keyOf(guesser), freeTries, longestSeconds],
  )
  if (taken.rowCount === 0) throw await mustWait(database, guesser)
}

async function mustWait(database: Database, guesser: Guesser): Promise<AppError> {
  const found = await database.pool.query<{ hits: number; quiet: number }>(
    'select hits, extract(epoch from now() - window_start)::float8 as quiet from rate_limit where key = $1',
    [keyOf(guesser)],
  )
  const row = found.rows[0]
  const seconds = row ? Math.max(1, Math.ceil(delayAfter(row.hits) - row.quiet)) : 1
  // Whoever reads it may be the owner, on a device of today.
  const wayOut = guesser.kind === 'stranger' ? ', or choose a new one by "Forgot password?"' : ''
  return new AppError('too_many_requests', `Too many wrong passwords. Try again in ${seconds} s${wayOut}.`, {
    retryAfter: seconds,
  })
}

export async function forgetWrongPasswords(
  { pool }: Pick<Database, 'pool'>,
  guesser: Guesser,
): Promise<void> {
  await pool.query('delete from rate_limit where key = $1', [keyOf(guesser)])
}
