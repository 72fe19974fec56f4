import { expect, test } from 'vitest'
import { formatCountdown } from '../../lib/format/format-countdown.ts'
import { ratingChangeText, runningContestText } from './contest-text.ts'
import { contestTime } from './contest-time.ts'
import { phaseAt } from './phase.ts'
import { cellText } from './scoreboard/cell-text.ts'
import { filterScoreboardRows } from './scoreboard/filter-scoreboard-rows.ts'
import { freezeText } from './scoreboard/freeze-text.ts'
import { sampleCell, sampleContest, sampleRow } from './testing/sample-contest.ts'

const minutes = (count: number) => count * 60_000

test.each([
  [0, '0:00:00'],
  [-5000, '0:00:00'],
  [1, '0:00:01'],
  [minutes(23) + 41_000, '0:23:41'],
  [minutes(150), '2:30:00'],
  [minutes(24 * 60) - 1000, '23:59:59'],
  [minutes(24 * 60 + 14), '1 d 00:14'],
  [minutes(47 * 60), '1 d 23:00'],
])('%i ms are shown as %s', (ms, words) => {
  expect(formatCountdown(ms)).toBe(words)
})

test('a contest runs from its start, and not at its end any more', () => {
  const contest = sampleContest()
  const [start, end] = [Date.parse(contest.startsAt), Date.parse(contest.endsAt)]

  expect([start - 1, start, end - 1, end].map((now) => phaseAt(contest, now))).toEqual([
    'upcoming',
    'running',
    'running',
    'ended',
  ])
})

test('the time of the server goes on from its answer, whatever the clock of the device shows', () => {
  const now = '2026-11-22T18:00:00.000Z'

  expect(contestTime({ now, receivedAt: 1_000_000 }, 1_000_000 + minutes(5))).toBe(
    Date.parse(now) + minutes(5),
  )
})

test('what a contest is, is told in one line', () => {
  const contest = sampleContest({ isRated: true, problems: 1, registered: 1204 })

  expect(runningContestText(contest)).toBe('Rated, 60 minutes, 1 problem, 1,204 taking part')
})

test('a change of a rating has a sign', () => {
  expect([34, 0, -12].map(ratingChangeText)).toEqual(['+34', '0', '−12'])
})

test.each([
  [sampleCell(), 'not tried'],
  [sampleCell({ state: 'solved', minute: 6 }), 'solved in minute 6'],
  [
    sampleCell({ state: 'solved', minute: 98, isFirst: true, wrongTries: 1 }),
    'solved in minute 98, the first of all, 1 wrong try before',
  ],
  [sampleCell({ state: 'tried', wrongTries: 3 }), '3 wrong tries'],
  [sampleCell({ state: 'judging', hiddenTries: 1 }), 'being judged'],
  [sampleCell({ state: 'frozen', hiddenTries: 2, wrongTries: 1 }), '2 hidden results, 1 wrong try before'],
])('a cell of the board is spoken in words: %#', (cell, words) => {
  expect(cellText(cell, 'icpc')).toBe(words)
})

test('the freeze is announced before it, told during it, and gone after the unveiling', () => {
  const running = { state: 'running', freezeMinutes: 15 } as const
  const ended = { state: 'ended', freezeMinutes: 15 } as const
  const open = { frozenSince: null }

  expect(freezeText(running, open)).toBe('The board freezes for the last 15 minutes')
  expect(freezeText(running, { frozenSince: '2026-11-22T18:15:00.000Z' })).toMatch(/^Frozen since .*15/)
  expect(freezeText(ended, open)).toBeNull()
  expect(freezeText({ state: 'running', freezeMinutes: 0 }, open)).toBeNull()
})

test('a person is found by the beginnings of names, without accents and case', () => {
  const rows = ['Tomás Herrera', 'Aleksandra Wiśniewska-Kowalczyk', 'Omar Tomlin'].map((name, index) =>
    sampleRow(index + 1, { person: { _id: name, name, avatarUrl: null } }),
  )
  const found = (text: string) => filterScoreboardRows(rows, text).map(({ place }) => place)

  expect(found('tomas')).toEqual([1])
  expect(found('TOM')).toEqual([1, 3])
  expect(found('kowal alek')).toEqual([2])
  expect(found('mas')).toEqual([])
  expect(found('  ')).toEqual([1, 2, 3])
})
