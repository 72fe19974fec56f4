import { type Database, schema, type Transaction } from '@codedojo/db'
import { desc, eq, sql } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { checkRateLimit } from '../../http/rate-limit.ts'

const { timeZonePeriod } = schema

/** Rate limit of time zone changes: enough for travellers, and too low for gaining streak days. */
const changes = {
  name: 'time-zone',
  most: 4,
  windowSeconds: 86_400,
  message: 'Your time zone can be changed four times a day.',
} as const

/** null if the person has never chosen a zone. */
async function zoneOf(queries: Database['queries'] | Transaction, userId: string): Promise<string | null> {
  const [row] = await queries
    .select({ zone: timeZonePeriod.zone })
    .from(timeZonePeriod)
    .where(eq(timeZonePeriod.userId, userId))
    .orderBy(desc(timeZonePeriod.since))
    .limit(1)
  return row?.zone ?? null
}

/**
 * The name of the zone as the database spells it. Throws `bad_input` for a zone that the database does not know,
 * because days could not be counted in it.
 */
export async function requireZone({ queries }: Database, zone: string): Promise<string> {
  const { rows } = await queries.execute<{ name: string }>(
    sql`select name from pg_timezone_names where lower(name) = lower(${zone}) limit 1`,
  )
  const [known] = rows
  if (known) return known.name
  const message = `The time zone "${zone}" is not known here. Choose a city near you in the same zone.`
  throw new AppError('bad_input', message, { errors: [{ field: 'timeZone', message }] })
}

/**
 * Counts days in another zone from now on; the first chosen zone also applies to all earlier days. The caller holds a
 * lock that serialises the person's changes. Throws `too_many_requests`.
 */
export async function changeTimeZone(
  tx: Transaction,
  { userId, zone }: { readonly userId: string; readonly zone: string },
): Promise<void> {
  const current = await zoneOf(tx, userId)
  if (current === zone) return
  if (current === null) {
    await tx.insert(timeZonePeriod).values({ userId, zone, since: new Date(0) })
    return
  }
  await checkRateLimit(tx, changes, userId)
  // After every earlier period, even if the clock was set back.
  await tx.execute(sql`
    insert into ${timeZonePeriod} (user_id, zone, since)
      select ${userId}, ${zone}, greatest(date_trunc('milliseconds', clock_timestamp()), max(since) + interval '1 millisecond')
        from ${timeZonePeriod} where user_id = ${userId}`)
}
