import { addDays } from '@codedojo/contract'
import type { Queries, Transaction } from '@codedojo/db'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Day } from './calendar.ts'
import { zonePeriodsQuery } from './person-clock.ts'

/**
 * Finds dates that the person's clock skipped, among single missing dates between two of `days`: because of a zone
 * change (Samoa had no 30 December 2011), or because they crossed the date line. Two consecutive dates cannot be
 * skipped, because zones differ by 26 hours at most.
 *
 * A person experienced a date exactly if their time in the zone includes noon of it, or begins or ends on it: every
 * date that a zone does not skip has a noon.
 */
export async function skippedDates(
  queries: Queries | Transaction,
  { userId, days }: { readonly userId: string; readonly days: readonly Day[] },
): Promise<ReadonlySet<Day>> {
  const missing = missingAlone(days)
  if (missing.length === 0) return new Set()
  const { rows } = await queries.execute(sql`
    with ${zonePeriodsQuery(userId)}
    select date::text as day from unnest(${sql.param(missing)}::date[]) as date
      where not exists (
        select from period, lateral (select (date + time '12:00') at time zone zone as at) as noon
          where (since at time zone zone)::date = date
            or ((until - interval '1 microsecond') at time zone zone)::date = date
            or (since <= noon.at and noon.at < until and (noon.at at time zone zone)::date = date))`)
  return new Set(
    z
      .array(z.object({ day: z.string() }))
      .parse(rows)
      .map(({ day }) => day),
  )
}

function missingAlone(days: readonly Day[]): Day[] {
  return days.flatMap((day, at) => {
    const next = days[at + 1]
    return next === addDays(day, 2) ? [addDays(day, 1)] : []
  })
}
