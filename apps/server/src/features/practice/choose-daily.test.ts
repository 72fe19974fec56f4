import { type Difficulty, difficulties } from '@codedojo/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseDaily, type DailyCandidate } from './choose-daily.ts'
import type { PracticeLevel } from './practice-level.ts'

const friday = '2026-11-20'
const saturday = '2026-11-21'

const candidate = (id: string, usedOn: string | null = null, difficulty: Difficulty = 'medium') => ({
  ...{ id, difficulty, usedOn },
})

/** All possible results, for any random numbers. */
function choices(pool: readonly DailyCandidate[], day: string, level: PracticeLevel = 'regular'): string[] {
  const draws = Array.from({ length: 40 }, (_, at) =>
    chooseDaily(pool, { day, level, random: () => at / 40 }),
  )
  return [...new Set(draws)].map(String).sort()
}

test('an empty library has no daily problem', () => {
  expect(chooseDaily([], { day: friday, level: 'regular', random: Math.random })).toBeNull()
})

test('no problem comes again before every other had its turn', () => {
  const pool = [candidate('old', '2020-01-01'), candidate('new'), candidate('newer')]

  expect(choices(pool, friday)).toEqual(['new', 'newer'])
})

test('then none of the last three quarters comes', () => {
  const used = ['2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16', '2026-11-15', '2026-11-14']
  const pool = used.map((day) => candidate(day, day))

  expect(choices(pool, friday)).toEqual(['2026-11-14', '2026-11-15'])
})

test.each([
  ['beginner', ['easy'], ['easy']],
  ['regular', ['medium'], ['hard', 'medium']],
  ['advanced', ['hard', 'medium'], ['hard']],
] as const)('a %s gets what suits the level, and more difficult ones on weekends', (level, week, weekend) => {
  const pool = difficulties.map((difficulty) => candidate(difficulty, null, difficulty))

  expect(choices(pool, friday, level)).toEqual(week)
  expect(choices(pool, saturday, level)).toEqual(weekend)
})

test('another difficulty comes only where none suits the level', () => {
  expect(choices([candidate('tough', null, 'hard')], friday, 'beginner')).toEqual(['tough'])
  expect(
    choices([candidate('tough', null, 'hard'), candidate('used', '2026-11-19', 'easy')], friday, 'beginner'),
  ).toEqual(['used'])
})

test('the only problem comes every day', () => {
  expect(choices([candidate('one', '2026-11-19')], friday)).toEqual(['one'])
})

test('over years every problem comes, and none soon again', () => {
  const sizes = fc.integer({ min: 4, max: 40 })
  fc.assert(
    fc.property(sizes, fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (size, numbers) => {
      const lastUse = new Map<string, number | null>(
        Array.from({ length: size }, (_, at) => [String(at), null]),
      )
      const dateOf = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)

      for (let day = 0; day < 3 * size; day++) {
        const pool = [...lastUse].map(([id, used]) => candidate(id, used === null ? null : dateOf(used)))
        const random = () => numbers.next().value
        const id = chooseDaily(pool, { day: dateOf(day), level: 'regular', random }) ?? 'none'
        const before = lastUse.get(id)
        if (typeof before === 'number') expect(day - before).toBeGreaterThan((size * 3) / 4 - 1)
        lastUse.set(id, day)
        if (day === size - 1) expect([...lastUse.values()]).not.toContain(null)
      }
      expect(lastUse.size).toBe(size)
    }),
    { numRuns: 30 },
  )
})
