import { currentZoneName } from '@codedojo/contract'
import { preparedSql, type Queries, schema, type Transaction } from '@codedojo/db'
import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import { batchLookUps } from '../../../coalesce-look-ups.ts'
import type { Day } from './calendar.ts'

/*
 * How it works (ADR 0015): an event belongs to the local date of its person at its time. The local date follows from
 * the time zone that they had chosen by then (`time_zone_period`), or from the server's zone if they never chose one.
 *
 * Dates never go backwards. A person who changes to a zone with an earlier date stays on the date already reached until
 * the local clock has passed it. So past days stay unchanged, no date occurs twice, and a missed day cannot be made up
 * by travelling. `earliestDay` is that date.
 *
 * All time zone arithmetic is done by the database, so that one set of daylight saving rules applies.
 */

const { timeZonePeriod } = schema

interface Period<Zone = string> {
  readonly since: string
  readonly zone: Zone
  /** The date reached before this period; null for the first period. */
  readonly earliestDay: Day | null
}

export interface PersonClock {
  readonly userId: string
  /** The person's local date. */
  readonly today: Day
  /** The time zone in which their days are counted now. */
  readonly zone: string
  /** At least one, oldest first; the first has no start. */
  readonly periods: readonly Period[]
}

const rowSchema = z.object({
  since: z.string(),
  zone: z.string(),
  earliestDay: z.string().nullable(),
  today: z.string(),
})

/** `at`: the current time by the database's clock, unless a test sets it. */
export async function readClock(
  queries: Queries | Transaction,
  { userId, at }: { readonly userId: string; readonly at?: Date | undefined },
): Promise<PersonClock> {
  const { rows } = await queries.execute(clockRows(userId, at ?? null))
  return clockFrom(userId, rows)
}

const clockNow = preparedSql('person_clock', () => clockRows(sql.placeholder('userId'), null))

/** A user's clock as of now. */
export const readCurrentClock = batchLookUps(async (database, userId) =>
  clockFrom(userId, await clockNow(database, { userId })),
)

function clockRows(userId: string | Placeholder, at: Date | null): SQL {
  return sql`
    with ${zonePeriodsQuery(userId)}, present as (select coalesce(${at}::timestamptz, now()) as now)
    select since::text as since, zone, earliest_day::text as "earliestDay",
        greatest((now at time zone zone)::date, earliest_day)::text as today
      from period, present where since <= now or since = to_timestamp(0) order by period.since`
}

function clockFrom(userId: string, rows: readonly unknown[]): PersonClock {
  const found = z.array(rowSchema).parse(rows)
  const last = found.at(-1)
  if (!last) throw new Error('A person has no clock.')
  const periods = found.map(({ since, zone, earliestDay }) => ({ since, zone, earliestDay }))
  return { userId, today: last.today, zone: last.zone, periods }
}

/**
 * A named subquery `period` (since, zone, until, earliest_day) of the person's time zones, each valid from `since`
 * until before `until`.
 */
export function zonePeriodsQuery(userId: string | Placeholder): SQL {
  const ofUser = sql`from ${timeZonePeriod} where user_id = ${userId}`
  return sql`
    chosen as (
      select since, zone, lead(since, 1, 'infinity') over (order by since) as until ${ofUser}
      union all select to_timestamp(0), ${serverZone()}, 'infinity' where not exists (select ${ofUser})),
    period as (
      select since, zone, until, max(case when until < 'infinity'
          then ((until - interval '1 microsecond') at time zone zone)::date end)
          over (order by since rows between unbounded preceding and 1 preceding) as earliest_day
        from chosen)`
}

/** The local date of a timestamp column or expression. */
export function localDayOf<Zone>(
  { periods }: { readonly periods: readonly Period<Zone>[] },
  moment: SQLWrapper,
): SQL<Day> {
  return byPeriod<Day, Zone>(periods, moment, ({ zone, earliestDay }) => {
    const date = sql`(${moment} at time zone ${zone}::text)::date`
    return earliestDay === null ? date : sql`greatest(${date}, ${earliestDay}::date)`
  })
}

/** The local time of a timestamp, as HH:MM. */
export function localTimeOf({ periods }: PersonClock, moment: SQLWrapper): SQL<string> {
  return byPeriod<string, string>(
    periods,
    moment,
    ({ zone }) => sql`to_char(${moment} at time zone ${zone}::text, 'HH24:MI')`,
  )
}

/** Newest first, because most timestamps are recent. */
function byPeriod<T, Zone>(
  periods: readonly Period<Zone>[],
  moment: SQLWrapper,
  valueIn: (period: Period<Zone>) => SQL,
): SQL<T> {
  const [first, ...later] = periods
  if (!first) throw new Error('A clock has no time zone.')
  if (later.length === 0) return sql<T>`${valueIn(first)}`
  const branches = later
    .toReversed()
    .map((period) => sql`when ${moment} >= ${period.since}::timestamptz then ${valueIn(period)}`)
  return sql<T>`(case ${sql.join(branches, sql` `)} else ${valueIn(first)} end)`
}

let knownServerZone: string | null = null

/** The time zone of people who never chose one; UTC on a machine whose zone the runtime does not know. */
export function serverZone(): string {
  if (knownServerZone !== null) return knownServerZone
  const { timeZone }: { timeZone?: string } = new Intl.DateTimeFormat().resolvedOptions()
  knownServerZone = timeZone === undefined || timeZone === 'Etc/Unknown' ? 'UTC' : currentZoneName(timeZone)
  return knownServerZone
}
