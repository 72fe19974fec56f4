import type { Database } from '@codedojo/db'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import type { KnownDevices } from '../../services/auth.ts'
import type { UserRow } from './wire-user.ts'

/**
 * How it works: wrong passwords cause a delay. After the third the delay is 2 s, 4 s, 8 s … up to 5 minutes until the
 * next attempt. Accounts are never locked for good; an hour without attempts resets the counter.
 *
 * All devices that never signed in to the account share one counter, wherever they are, so a botnet guesses no faster
 * than one device. A device that did, and an open session, each have a counter of their own, so that no attacker can
 * lock the owner out.
 */
const freeTries = 3
const longestSeconds = 300

/**
 * Whose attempts are counted together: all strangers of one e-mail, or one device or session of the account's owner.
 */
export type Guesser =
  | { readonly kind: 'stranger'; readonly emailId: string }
  | { readonly kind: 'own'; readonly userId: string; readonly placeId: string }
  /** All strangers who try passwords of one entry of the directory, by whichever of its names, or of a name that it does not know. */
  | { readonly kind: 'directory'; readonly entry: string }
  /** Everybody who enters codes of an authenticator app for one account shares one counter: they already know its password. */
  | { readonly kind: 'code'; readonly userId: string }

/** Delay in seconds after this many wrong passwords in a row. */
function delayAfter(wrongTries: number): number {
  return wrongTries <= freeTries ? 0 : Math.min(2 ** (wrongTries - freeTries), longestSeconds)
}

/**
 * The guesser of a call without session, such as a sign-in or a request for a reset mail; `row` is null where no
 * account has the e-mail.
 */
export function identifyGuesser(
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

/** Key of the counter for this guesser. */
export function attemptCounterKey(guesser: Guesser): string {
  switch (guesser.kind) {
    case 'stranger':
      return guesser.emailId
    case 'own':
      return `${guesser.userId}:${guesser.placeId}`
    case 'directory':
      return `directory:${guesser.entry}`
    case 'code':
      return `${guesser.userId}:code`
  }
}

const keyOf = (guesser: Guesser) => `wrong-password:${attemptCounterKey(guesser)}`

/**
 * Claims one password attempt and counts it as wrong until `forgetWrongPasswords` is called. A single statement
 * decides, so concurrent attempts get no more tries than sequential ones. Throws `too_many_requests` while the guesser
 * must wait.
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
  // The message may reach the owner, on a device that is not known yet.
  const wayOut = guesser.kind === 'stranger' ? ', or choose a new one by "Forgot password?"' : ''
  const tried = guesser.kind === 'code' ? 'codes' : 'passwords'
  return new AppError('too_many_requests', `Too many wrong ${tried}. Try again in ${seconds} s${wayOut}.`, {
    retryAfter: seconds,
  })
}

export async function forgetWrongPasswords(
  { pool }: Pick<Database, 'pool'>,
  guesser: Guesser,
): Promise<void> {
  await pool.query('delete from rate_limit where key = $1', [keyOf(guesser)])
}
