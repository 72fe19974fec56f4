import type { ManagedContestDetail } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { formatLocalTime, parseLocalTime } from '../../../lib/format/local-time.ts'
import { contestFormOf, contestFormSchema } from './contest-form.ts'
import { lockedFieldReasons } from './locked-field-reasons.ts'

const filled = {
  ...contestFormOf(null),
  name: 'Autumn round',
  startsAt: '2026-11-22T20:00',
  problems: [{ problemId: 'p1', title: 'First Echo', points: '100' }],
}

function faultsOf(change: object) {
  const { error } = contestFormSchema.safeParse({ ...filled, ...change })
  return error?.issues.map(({ path }) => path.join('.')) ?? []
}

test('what was typed becomes numbers, and a moment of this zone', () => {
  const saved = contestFormSchema.parse(filled)

  expect(saved).toMatchObject({ minutes: 90, penaltyMinutes: 20, freezeMinutes: 0 })
  expect(saved.problems).toEqual([{ problemId: 'p1', points: 100 }])
  expect(saved.startsAt).toBe(new Date(2026, 10, 22, 20, 0).toISOString())
})

test.each([
  [{ name: ' ' }, ['name']],
  [{ startsAt: '' }, ['startsAt']],
  [{ minutes: '' }, ['minutes']],
  [{ minutes: 'an hour' }, ['minutes']],
  [{ freezeMinutes: '1.5' }, ['freezeMinutes']],
  [{ languages: [] }, ['languages']],
  [{ visibility: 'code', code: '  ' }, ['code']],
  [{ problems: [{ problemId: 'p1', title: 'First Echo', points: '0' }] }, ['problems.0.points']],
  [{ name: '', minutes: '3' }, ['name', 'minutes']],
])('%j is at fault in %j', (change, fields) => {
  expect(faultsOf(change)).toEqual(fields)
})

test('a moment goes through the field for day and time and comes back', () => {
  const moment = '2026-02-28T23:59:00.000Z'

  expect(parseLocalTime(formatLocalTime(moment))).toBe(moment)
  expect(parseLocalTime('')).toBe(null)
})

const contest: ManagedContestDetail = {
  ...{ _id: 'c1', name: 'Autumn round', state: 'upcoming', minutes: 90, rule: 'icpc', visibility: 'public' },
  ...{
    startsAt: '2026-11-22T20:00:00.000Z',
    endsAt: '2026-11-22T21:30:00.000Z',
    now: '2026-11-22T19:00:00.000Z',
  },
  ...{
    isRated: false,
    problems: 0,
    registered: 0,
    submissions: 0,
    questions: 0,
    openQuestions: 0,
    isFrozen: false,
  },
  ...{ ratedAt: null, description: '', code: '', penaltyMinutes: 20, freezeMinutes: 0, languages: ['cpp'] },
  ...{ unveiledAt: null, updatedAt: '2026-11-21T10:00:00.000Z', problemList: [] },
}

test('what people rely on is held with a reason, from the start, the first submission or the end on', () => {
  const held = (change: Partial<ManagedContestDetail>) =>
    Object.entries(lockedFieldReasons({ ...contest, ...change })).flatMap(([name, reason]) =>
      reason ? [name] : [],
    )

  expect(held({})).toEqual([])
  expect(held({ state: 'running' })).toEqual(['rules'])
  expect(held({ state: 'running', submissions: 1 })).toEqual(['rules', 'problems'])
  expect(held({ state: 'ended' })).toEqual(['rules', 'length', 'freeze', 'problems'])
})
