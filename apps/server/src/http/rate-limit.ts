import type { Database, Transaction } from '@codedojo/db'
import { sql } from 'drizzle-orm'
import { AppError } from './app-error.ts'

export interface RateRule {
  /** Name of the counter, such as `submit`. */
  readonly name: string
  readonly most: number
  readonly windowSeconds: number
  /** Message shown with the waiting time when the limit is reached. */
  readonly message: string
}

/** Counts of this process, by rule name. */
const refused = new Map<string, number>()

/** Number of refusals by this process, by rule name. */
export function refusalCounts(): ReadonlyMap<string, number> {
  return refused
}

/**
 * Counts one use by `who`. Throws `too_many_requests` with the waiting time when the limit of the window is reached.
 * Within a transaction, the count is rolled back with it.
 */
export async function checkRateLimit(
  database: Pick<Database, 'queries'> | Transaction,
  rule: RateRule,
  who: string,
): Promise<void> {
  const { hits, waitSeconds } = await countUse(database, rule, who)
  if (hits <= rule.most) return
  refused.set(rule.name, (refused.get(rule.name) ?? 0) + 1)
  const seconds = Math.max(1, Math.ceil(waitSeconds))
  const wait = seconds > 120 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} s`
  throw new AppError('too_many_requests', `${rule.message} Try again in ${wait}.`, {
    retryAfter: seconds,
  })
}

/**
 * Counts one use by `who`; returns the count in the current window, and the seconds until it ends. Counters are
 * database rows, so servers share them and they survive restarts.
 */
export async function countUse(
  database: Pick<Database, 'queries'> | Transaction,
  { name, windowSeconds }: Pick<RateRule, 'name' | 'windowSeconds'>,
  who: string,
): Promise<{ readonly hits: number; readonly waitSeconds: number }> {
  const queries = 'queries' in database ? database.queries : database
  const ends = sql`make_interval(secs => ${windowSeconds})`
  const { rows } = await queries.execute<{ hits: number; waitSeconds: number }>(sql`
    insert into rate_limit as counter (key, window_start, hits) values (${`${name}:${who}`}, now(), 1)
     on conflict (key) do update set
       hits = case when counter.window_start <= now() - ${ends} then 1 else counter.hits + 1 end,
       window_start = case when counter.window_start <= now() - ${ends} then now() else counter.window_start end
     returning hits, extract(epoch from window_start + ${ends} - now())::float8 as "waitSeconds"`)
  return rows[0] ?? { hits: 1, waitSeconds: windowSeconds }
}

/** Deletes counters whose window began more than a day ago: no window is longer. */
export async function sweepRateLimits(database: Database): Promise<void> {
  await database.pool.query("delete from rate_limit where window_start < now() - interval '1 day'")
}
