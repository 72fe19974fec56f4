import { currentZoneName } from '@codedojo/contract'
import { preparedSql, type Queries, schema, type Transaction } from '@codedojo/db'
import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import { lookUpOncePerTurn } from '../../../coalesce-look-ups.ts'
import type { Day } from './calendar.ts'

/*
 * How it works (ADR 0015): what somebody did belongs to the date that their clock showed when they did it. Their clock stands
 * in the time zone that they had chosen by then (`time_zone_period`), or in that of the server where they never chose one.
 *
 * Dates only go forward. Who changes to a zone where it is still an earlier date stays on the date that they had reached, until
 * the clock there goes past it; so the days that are over stay as they are, no date is lived twice, and a missed day cannot be
 * made up for by travelling back to it. `earliestDay` is that date.
 *
 * Zones are asked of the database only, so that everything is computed from one set of rules for daylight saving.
 */

const { timeZonePeriod } = schema

interface Period {
  readonly since: string
  readonly zone: string
  /** The date that was reached before it began; null: it is the first. */
  readonly earliestDay: Day | null
}

export interface PersonClock {
  readonly userId: string
  /** Where the person is. */
  readonly today: Day
  /** In which their days are counted now. */
  readonly zone: string
  /** At least one, oldest first; the first began before everything else. */
  readonly periods: readonly Period[]
}

const rowSchema = z.object({
  since: z.string(),
  zone: z.string(),
  earliestDay: z.string().nullable(),
  today: z.string(),
})

/** `at` is now by the database's clock, unless a test says otherwise. */
export async function readClock(
  queries: Queries | Transaction,
  { userId, at }: { readonly userId: string; readonly at?: Date | undefined },
): Promise<PersonClock> {
  const { rows } = await queries.execute(clockRows(userId, at ?? null))
  return clockFrom(userId, rows)
}

const clockNow = preparedSql('person_clock', () => clockRows(sql.placeholder('userId'), null))

/** The clock of this moment, of a user. */
export const clockOf = lookUpOncePerTurn(async (database, userId) =>
  clockFrom(userId, await clockNow(database, { userId })),
)

function clockRows(userId: string | Placeholder, at: Date | null): SQL {
  return sql`
    with ${periodsOf(userId)}, present as (select coalesce(${at}::timestamptz, now()) as now)
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
 * A named subquery `period` (since, zone, until, earliest_day) of the zones that somebody's days are counted in: each holds
 * from `since` on and no longer at `until`.
 */
export function periodsOf(userId: string | Placeholder): SQL {
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

/** The date of a moment, a column or an expression, by the person's clock. */
export function dayIn({ periods }: PersonClock, moment: SQLWrapper): SQL<Day> {
  return byPeriod<Day>(periods, moment, ({ zone, earliestDay }) => {
    const date = sql`(${moment} at time zone ${zone}::text)::date`
    return earliestDay === null ? date : sql`greatest(${date}, ${earliestDay}::date)`
  })
}

/** What the person's clock showed at a moment, as HH:MM. */
export function localTimeIn({ periods }: PersonClock, moment: SQLWrapper): SQL<string> {
  return byPeriod<string>(
    periods,
    moment,
    ({ zone }) => sql`to_char(${moment} at time zone ${zone}::text, 'HH24:MI')`,
  )
}

/** Newest first, because most of what is asked about is new. */
function byPeriod<T>(
  periods: readonly Period[],
  moment: SQLWrapper,
  valueIn: (period: Period) => SQL,
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

/** Where nobody has said anything else. On a machine whose zone the runtime does not know: UTC. */
function serverZone(): string {
  if (knownServerZone !== null) return knownServerZone
  const { timeZone }: { timeZone?: string } = new Intl.DateTimeFormat().resolvedOptions()
  knownServerZone = timeZone === undefined || timeZone === 'Etc/Unknown' ? 'UTC' : currentZoneName(timeZone)
  return knownServerZone
}
