import type { Database } from '@codedojo/db'
import { addProblem, cloneDatabase } from '@codedojo/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showStreak } from '../show-streak.ts'
import { insertHistory } from '../testing/insert-history.ts'
import { readClock } from './person-clock.ts'
import { readDays } from './read-days.ts'
import { findDaySpan } from './span-of-day.ts'

let database: Database
let problemId: string
beforeAll(async () => {
  database = await cloneDatabase()
  problemId = await addProblem(database)
})
afterAll(() => database[Symbol.asyncDispose]())

/** A person with these time zones, each from a moment on, and Accepted submissions at these moments. */
async function somebody({ zones, accepted = [] }: { zones: Record<string, string>; accepted?: string[] }) {
  const stays = Object.entries(zones).map(([since, zone]) => ({ since: new Date(since), zone }))
  const submissions = accepted.map((at) => ({ at: new Date(at), isAccepted: true }))
  const userId = await insertHistory(database, { stays, submissions, problemId })
  return {
    userId,
    streakAt: async (at: string) => (await showStreak(database, { userId, at: new Date(at) })).days,
    todayAt: async (at: string) => (await readClock(database.queries, { userId, at: new Date(at) })).today,
    days: async () => {
      const { counts } = await readDays(database, await readClock(database.queries, { userId }), 'self')
      return counts.map(({ day }) => day)
    },
    hoursOf: async (day: string) => {
      const { startsAt, endsAt } = await findDaySpan(database.queries, { userId, day })
      return (endsAt.getTime() - startsAt.getTime()) / 3_600_000
    },
  }
}

test.each([
  ['America/New_York', '2026-03-08', 23],
  ['America/New_York', '2026-11-01', 25],
  ['America/New_York', '2026-07-01', 24],
  ['Australia/Lord_Howe', '2026-10-04', 23.5],
  ['Australia/Lord_Howe', '2026-04-05', 24.5],
  ['Antarctica/Troll', '2026-03-29', 22],
  // On these days midnight occurs twice in Havana and never in São Paulo; in Beirut 23:00 to 24:00 occurs twice.
  ['America/Havana', '2025-11-02', 25],
  ['America/Sao_Paulo', '2018-11-04', 23],
  ['Asia/Beirut', '2025-10-25', 25],
  ['Pacific/Apia', '2011-12-29', 24],
  ['Pacific/Apia', '2011-12-30', 0],
])('in %s the %s has %d hours', async (zone, day, hours) => {
  const { hoursOf } = await somebody({ zones: { '1970-01-01': zone } })

  expect(await hoursOf(day)).toBe(hours)
})

test('who has never said where they are counts in the time zone of the server', async () => {
  const userId = await insertHistory(database, { stays: [], submissions: [], problemId })
  const at = new Date('2026-05-05T12:00:00Z')

  const clock = await readClock(database.queries, { userId, at })

  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(clock.today).toBe(new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(at))
})

test('another time zone leaves the days that are over where they are', async () => {
  const accepted = ['2026-05-04T21:00:00Z', '2026-05-05T21:00:00Z']
  const zones = { '1970-01-01': 'Asia/Kolkata', '2026-05-06T12:00:00Z': 'America/New_York' }

  const { days } = await somebody({ zones, accepted })

  expect(await days()).toEqual(['2026-05-05', '2026-05-06'])
})

test('flying east over the date line, the same date is lived for longer and counts once', async () => {
  const { days, hoursOf, todayAt } = await somebody({
    zones: { '1970-01-01': 'Asia/Tokyo', '2026-05-05T00:00:00Z': 'America/Los_Angeles' },
    accepted: [
      '2026-05-04T23:00:00Z',
      '2026-05-05T01:00:00Z',
      '2026-05-05T20:00:00Z',
      '2026-05-06T08:00:00Z',
    ],
  })

  expect(await days()).toEqual(['2026-05-05', '2026-05-06'])
  expect(await hoursOf('2026-05-05')).toBe(40)
  expect(await todayAt('2026-05-05T01:00:00Z')).toBe('2026-05-05')
})

test('flying over a whole date breaks no streak', async () => {
  const { days, streakAt } = await somebody({
    zones: { '1970-01-01': 'Pacific/Pago_Pago', '2026-05-06T10:45:00Z': 'Pacific/Kiritimati' },
    accepted: ['2026-05-05T10:00:00Z', '2026-05-06T10:30:00Z', '2026-05-06T11:00:00Z'],
  })

  expect(await days()).toEqual(['2026-05-04', '2026-05-05', '2026-05-07'])
  expect(await streakAt('2026-05-06T12:00:00Z')).toBe(3)
})

test('Samoa went from 29 to 31 December 2011, and no streak ended there', async () => {
  const accepted = ['2011-12-29T20:00:00Z', '2011-12-30T20:00:00Z', '2011-12-31T20:00:00Z']
  const { days, streakAt } = await somebody({ zones: { '1970-01-01': 'Pacific/Apia' }, accepted })

  expect(await days()).toEqual(['2011-12-29', '2011-12-31', '2012-01-01'])
  expect(await streakAt('2011-12-31T22:00:00Z')).toBe(3)
})

test('a missed day cannot be made up for in a zone where it is not over', async () => {
  const zones = { '1970-01-01': 'Pacific/Kiritimati', '2026-05-06T11:00:00Z': 'Pacific/Pago_Pago' }
  const accepted = ['2026-05-04T20:00:00Z', '2026-05-06T12:00:00Z']

  const { days, streakAt } = await somebody({ zones, accepted })

  // In that zone it is 6 May, but the person has already reached 7 May, and missed the 6th.
  expect(await days()).toEqual(['2026-05-05', '2026-05-07'])
  expect(await streakAt('2026-05-06T13:00:00Z')).toBe(1)
})

test('a day that a detour went over, and that is lived after all, is missed like any other', async () => {
  const { days, streakAt } = await somebody({
    zones: {
      '1970-01-01': 'Pacific/Pago_Pago',
      '2026-05-06T10:30:00Z': 'Pacific/Kiritimati',
      '2026-05-06T10:40:00Z': 'Pacific/Pago_Pago',
    },
    accepted: ['2026-05-06T10:29:00Z', '2026-05-06T10:31:00Z', '2026-05-08T10:29:00Z'],
  })

  expect(await days()).toEqual(['2026-05-05', '2026-05-07'])
  expect(await streakAt('2026-05-08T10:30:00Z')).toBe(1)
})

test('going to and fro between zones makes no two days of one', async () => {
  const changes = Array.from({ length: 20 }, (_, at) => {
    const since = new Date(Date.parse('2026-05-05T10:00:00Z') + at * 60_000).toISOString()
    return [since, at % 2 === 0 ? 'Pacific/Kiritimati' : 'Etc/GMT+12'] as const
  })
  const accepted = changes.map(([since]) => new Date(Date.parse(since) + 30_000).toISOString())

  const { days } = await somebody({
    zones: { '1970-01-01': 'UTC', ...Object.fromEntries(changes) },
    accepted: ['2026-05-05T09:00:00Z', ...accepted],
  })

  expect(await days()).toEqual(['2026-05-05', '2026-05-06'])
})
