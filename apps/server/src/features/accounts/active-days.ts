import { type Database, isDatabaseUnavailable } from '@codedojo/db'

export interface ActiveDays {
  /** Records that the user was active today. Queries the database only once per user and day in each process. */
  readonly note: (userId: string) => Promise<void>
}

type Log = (message: string, error: unknown) => void

export function trackActiveDays(database: Database, log: Log): ActiveDays {
  let today = ''
  const seen = new Set<string>()
  return {
    note: async (userId) => {
      const day = localDay(new Date())
      if (day !== today) {
        today = day
        seen.clear()
      }
      if (seen.has(userId)) return
      seen.add(userId)
      await insertDay(database, day, userId).catch((error: unknown) => {
        seen.delete(userId)
        // A database outage is not logged here: the user's own request will report it.
        if (!isDatabaseUnavailable(error)) log('a day of a user could not be kept', error)
      })
    },
  }
}

/** Does nothing for a user who is being erased. */
async function insertDay(database: Database, day: string, userId: string): Promise<void> {
  await database.pool.query(
    'insert into active_day (day, user_id) select $1, id from "user" where id = $2 on conflict do nothing',
    [day, userId],
  )
}

/** The date in the server's time zone, for example 2026-01-31. */
export function localDay(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
