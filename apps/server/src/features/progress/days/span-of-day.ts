import type { Database, Queries, Transaction } from '@codedojo/db'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Day } from './calendar.ts'
import { type PersonClock, zonePeriodsQuery } from './person-clock.ts'

export interface DaySpan {
  readonly startsAt: Date
  /** Exclusive end; equals `startsAt` for a skipped date. */
  readonly endsAt: Date
  /** Time zones in which the day was counted, oldest first; none for a skipped date. */
  readonly zones: readonly string[]
}

const moment = z.number().transform((ms) => new Date(ms))
const spanSchema = z.object({ startsAt: moment, endsAt: moment, zones: z.array(z.string()) })

/**
 * Start and end of a local date. The first moment of a date is searched in steps of 15 minutes, because since 1972
 * every zone has changed on such a step and had such an offset; midnight itself may occur twice, or not at all.
 */
export async function findDaySpan(
  queries: Queries | Transaction,
  { userId, day }: { readonly userId: string; readonly day: Day },
): Promise<DaySpan> {
  const { rows } = await queries.execute(sql`
    with ${zonePeriodsQuery(userId)},
      bound as (
        select date, min(greatest(since, first_shown)) as at
          from (values (${day}::date), (${day}::date + 1)) as asked (date), period, lateral (
            select min(quarter) as first_shown from generate_series(
                date::timestamp at time zone 'UTC' - interval '15 hours',
                date::timestamp at time zone 'UTC' + interval '15 hours', interval '15 minutes') as quarter
              where (quarter at time zone zone)::date >= date) as look
          where first_shown < until group by date),
      span as (select min(at) as starts_at, max(at) as ends_at from bound)
    select extract(epoch from starts_at)::float8 * 1000 as "startsAt",
        extract(epoch from ends_at)::float8 * 1000 as "endsAt",
        array(select zone from period
          where since < ends_at and until > starts_at and starts_at < ends_at order by since) as zones
      from span`)
  const { zones, ...span } = spanSchema.parse(rows[0])
  return { ...span, zones: zones.filter((zone, at) => zone !== zones[at - 1]) }
}

/** Cached by person, zones and date. Daylight saving rules change only with software updates. */
const spans = new LRUCache<string, DaySpan>({ max: 10_000 })

/** Start and end of a date by this clock. Cached, because a page asks for the same day repeatedly. */
export async function readDaySpan(
  { queries }: Pick<Database, 'queries'>,
  { userId, periods }: PersonClock,
  day: Day,
): Promise<DaySpan> {
  // The person is part of the key, because their zone may change between two queries.
  const key = JSON.stringify([userId, periods, day])
  const known = spans.get(key)
  if (known) return known
  const span = await findDaySpan(queries, { userId, day })
  spans.set(key, span)
  return span
}
