import type { Database } from '@codedojo/db'
import { addProblem, cloneDatabase } from '@codedojo/db/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showStreak } from '../show-streak.ts'
import { insertHistory } from '../testing/insert-history.ts'
import { type ActivityHistory, firstMoment, simulateDays } from '../testing/simulate-days.ts'
import { readClock } from './person-clock.ts'
import { readDays } from './read-days.ts'

let database: Database
let problemId: string
beforeAll(async () => {
  database = await cloneDatabase()
  problemId = await addProblem(database)
})
afterAll(() => database[Symbol.asyncDispose]())

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

// Zones with daylight saving of 30, 60 and 120 minutes, at midnight and at one o'clock; with offsets of quarter hours;
// on both sides of the date line; and zones that skipped a date.
const zones = [
  ...['UTC', 'Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Tehran', 'Asia/Beirut', 'Asia/Pyongyang', 'Asia/Gaza'],
  ...['Europe/London', 'Europe/Berlin', 'Europe/Istanbul', 'Africa/Cairo', 'Africa/Casablanca'],
  ...['America/New_York', 'America/Los_Angeles', 'America/Sao_Paulo', 'America/Havana', 'America/St_Johns'],
  ...['America/Caracas', 'America/Santiago', 'America/Asuncion', 'Atlantic/Azores', 'Antarctica/Troll'],
  ...['Australia/Lord_Howe', 'Australia/Eucla', 'Pacific/Chatham', 'Pacific/Auckland', 'Pacific/Honolulu'],
  ...['Pacific/Apia', 'Pacific/Fakaofo', 'Pacific/Pago_Pago', 'Pacific/Kiritimati', 'Etc/GMT+12'],
]

/** Days on which some zone changes its clocks. */
const changes = [
  '02-16',
  '03-10',
  '03-21',
  '03-28',
  '04-05',
  '09-06',
  '09-27',
  '10-04',
  '10-18',
  '10-29',
  '11-03',
]
const begin = fc
  .oneof(
    fc.constant('2011-12-24'),
    fc
      .tuple(fc.integer({ min: 2012, max: 2025 }), fc.constantFrom(...changes))
      .map(([year, change]) => `${year}-${change}`),
    fc.tuple(fc.integer({ min: 2012, max: 2025 }), fc.integer({ min: 1, max: 12 })).map(([year, month]) => {
      return `${year}-${String(month).padStart(2, '0')}-01`
    }),
  )
  .map((day) => Date.parse(`${day}T00:00:00Z`) - 4 * dayMs)

const lifeDays = 12
const within = fc.integer({ min: 0, max: lifeDays * dayMs - 1 })

/** Submissions on most days, because otherwise there is no streak to break. */
const submissionTimes = fc.array(
  fc.tuple(fc.integer({ min: 0, max: dayMs - 1 }), fc.integer({ min: 0, max: 9 })),
  {
    minLength: lifeDays,
    maxLength: lifeDays,
  },
)

const life: fc.Arbitrary<ActivityHistory> = fc
  .record({
    begin,
    home: fc.constantFrom(...zones),
    travels: fc.uniqueArray(fc.tuple(within, fc.constantFrom(...zones)), {
      maxLength: 5,
      selector: ([after]) => after,
    }),
    submissionTimes,
    further: fc.array(within, { maxLength: 6 }),
    until: fc.integer({ min: (lifeDays - 1) * dayMs, max: (lifeDays + 1) * dayMs }),
  })
  .map(({ begin: from, home, travels, submissionTimes: times, further, until }) => {
    const end = from + until
    const daily = times.map(([ms, luck], day) => ({
      ms: from + day * dayMs + ms,
      isMade: luck > 0,
      isAccepted: luck > 1,
    }))
    const more = further.map((ms) => ({ ms: from + ms, isMade: true, isAccepted: true }))
    const away = travels
      .map(([after, zone]) => ({ since: new Date(from + after), zone }))
      .filter(({ since }) => since.getTime() < end)
      .toSorted((one, other) => one.since.getTime() - other.since.getTime())
    return {
      stays: [{ since: new Date(0), zone: home }, ...away],
      submissions: [...daily, ...more]
        .filter(({ ms, isMade }) => isMade && ms <= end)
        .map(({ ms, isAccepted }) => ({ at: new Date(ms), isAccepted })),
      until: new Date(end),
    }
  })

test('whatever zones somebody lives in, their days are those that a clock on the wall would have shown, going forward only', async () => {
  await fc.assert(
    fc.asyncProperty(life, async (given) => {
      const userId = await insertHistory(database, { ...given, problemId })
      const lived = simulateDays(given)

      const shown = await showStreak(database, { userId, at: given.until })
      const clock = await readClock(database.queries, { userId, at: given.until })
      const { counts } = await readDays(database, clock, 'self')

      expect(shown).toMatchObject({
        days: lived.streak,
        longest: lived.longest,
        today: lived.today,
        todayEndsAt: lived.todayEndsAt.toISOString(),
        timeZone: given.stays.at(-1)?.zone,
      })
      expect(
        new Map(counts.map(({ day, submissions, accepted }) => [day, { submissions, accepted }])),
      ).toEqual(lived.counts)
    }),
    { numRuns: 400 },
  )
})

test('nobody counts more days than have passed, and two for the date line, however they change their zone', async () => {
  await fc.assert(
    fc.asyncProperty(life, async (given) => {
      const eager = { ...given, submissions: [...given.submissions, ...justAfter(given)] }
      const userId = await insertHistory(database, { ...eager, problemId })

      const { longest } = await showStreak(database, { userId, at: given.until })

      const moments = eager.submissions.map(({ at }) => at.getTime())
      const passed = Math.ceil((Math.max(...moments) - Math.min(...moments)) / dayMs)
      expect(longest).toBeLessThanOrEqual(passed + 2)
    }),
    { numRuns: 100 },
  )
})

/** An Accepted submission before and after each change of the zone. */
function justAfter({ stays, until }: ActivityHistory): ActivityHistory['submissions'] {
  return stays
    .slice(1)
    .flatMap(({ since }) => [new Date(since.getTime() - 1000), new Date(since.getTime() + 1000)])
    .filter((at) => at <= until)
    .map((at) => ({ at, isAccepted: true }))
}

test('in every time zone, 23:59 and 00:01 are two days in a row, also in the night in which the clocks are changed', async () => {
  const wrong = new Map<string, string>()
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const day = dayOfChange(zone)
    const midnight = firstMoment(zone, day).getTime()
    const [late, early] = [new Date(midnight - minuteMs), new Date(midnight + minuteMs)]
    const submissions = [late, early].map((at) => ({ at, isAccepted: true }))
    const userId = await insertHistory(database, {
      stays: [{ since: new Date(0), zone }],
      submissions,
      problemId,
    })
    const { days, today } = await showStreak(database, { userId, at: early })
    if (days !== 2 || today !== day) wrong.set(zone, `${days} days, today is ${today} and not ${day}`)
  }

  expect(wrong).toEqual(new Map())
})

/**
 * The day of the last clock change of the zone in 2025, or the day after it if the change is in the evening; without a
 * change any day.
 */
function dayOfChange(zone: string): string {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, timeStyle: 'short' })
  const start = Date.parse('2025-01-01T12:00:00Z')
  for (let day = 364; day > 0; day--) {
    const [before, after] = [start + (day - 1) * dayMs, start + day * dayMs]
    if (clock.format(before) !== clock.format(after)) return new Date(after).toISOString().slice(0, 10)
  }
  return '2025-03-01'
}
