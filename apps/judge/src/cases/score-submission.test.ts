import {
  groupOfSubtask,
  type ScoreGroup,
  scoringOfSubtasks,
  type Verdict,
  verdicts,
} from '@codedojo/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepScore, type Scoring } from './score-submission.ts'

const right = 'Accepted'
const wrong = 'Wrong Answer'
const slow = 'Time Limit Exceeded'

/** Judges one case after the other, and skips those that are pointless, as the judge does. */
function judge({ groups, top }: Scoring, ends: readonly (Verdict | readonly [Verdict, number])[]) {
  const keeper = keepScore({ groups, top })
  const judged: number[] = []
  for (const [at, end] of ends.entries()) {
    if (keeper.isPointless(at + 1)) continue
    judged.push(at + 1)
    const [status, share] = typeof end === 'string' ? [end, undefined] : end
    keeper.add({ index: at + 1, status, ...(share !== undefined && { share }) })
  }
  return { ...keeper.score(), judged }
}

const group = (name: string, more: Partial<ScoreGroup>): ScoreGroup => ({
  ...{ name, title: '', points: 0, rule: 'sum', counts: 'all', stops: false, requires: [], groups: [] },
  ...more,
})

function formScoring(
  ...subtasks: readonly { points: number; rule?: 'all' | 'sum'; cases: number }[]
): Scoring {
  const top = scoringOfSubtasks(subtasks.map(({ points, rule = 'all' }) => ({ title: '', points, rule })))
  if (!top) throw new Error('no subtasks')
  const groups = subtasks.flatMap(({ cases }, at) => Array<string>(cases).fill(top.groups[at]?.name ?? ''))
  return { top, groups: ['sample', ...groups] }
}

const twoSubtasks = formScoring({ points: 40, cases: 2 }, { points: 60, cases: 2 })

test.each([
  ['all points are Accepted', [right, right, right, right, right], 100, right, [1, 2, 3, 4, 5]],
  [
    'one subtask is Partially Accepted',
    [right, right, right, wrong, right],
    40,
    'Partially Accepted',
    [1, 2, 3, 4],
  ],
  [
    'a later subtask counts after an earlier one failed',
    [right, slow, right, right, right],
    60,
    'Partially Accepted',
    [1, 2, 4, 5],
  ],
  ['no points have the verdict of the first failure', [right, slow, right, wrong, right], 0, slow, [1, 2, 4]],
  ['samples give nothing and take nothing', [wrong, right, right, right, right], 100, right, [1, 2, 3, 4, 5]],
] as const)('%s', (_, ends, points, status, judged) => {
  expect(judge(twoSubtasks, ends)).toMatchObject({ points, of: 100, status, judged })
})

test('each subtask says what it got and where it failed first', () => {
  const { subtasks } = judge(twoSubtasks, [right, slow, right, right, right])

  expect(subtasks).toEqual([
    { name: 'secret/01', points: 0, of: 40, status: slow, failedCase: 2 },
    { name: 'secret/02', points: 60, of: 60, status: right, failedCase: null },
  ])
})

test('the cases of a sum are worth the same, and come out whole', () => {
  const scoring = formScoring({ points: 100, rule: 'sum', cases: 49 })

  expect(judge(scoring, Array<Verdict>(50).fill(right))).toMatchObject({ points: 100, status: right })
  const oneWrong = [right, wrong, ...Array<Verdict>(48).fill(right)] as const
  expect(judge(scoring, oneWrong)).toMatchObject({
    points: 97.959184,
    judged: expect.objectContaining({ length: 50 }),
  })
})

test('a required group that failed leaves those after it unjudged, one after the other', () => {
  const parts = ['a', 'b', 'c'].map((name, at) => ({
    ...groupOfSubtask({ name: `secret/${name}`, title: '', points: 30, rule: 'all' }),
    requires: at === 0 ? ['sample'] : at === 1 ? [] : ['secret/b'],
  }))
  const top = group('secret', { points: 90, counts: 'always', groups: parts })
  const groups = ['sample', 'secret/a', 'secret/b', 'secret/c']

  expect(judge({ top, groups }, [wrong, right, right, right])).toMatchObject({
    points: 60,
    judged: [1, 3, 4],
  })
  expect(judge({ top, groups }, [right, right, wrong, right])).toMatchObject({
    points: 30,
    judged: [1, 2, 3],
  })
  expect(judge({ top, groups: groups.slice(1) }, [right, right, right])).toMatchObject({ points: 90 })
  expect(judge({ top, groups }, [right, right, wrong, right]).subtasks[2]).toEqual({
    ...{ name: 'secret/c', points: 0, of: 30, status: null, failedCase: null },
  })
})

test.each([
  ['sum', 'all', [right, wrong], 0],
  ['sum', 'always', [right, wrong], 5],
  ['sum', 'any', [right, wrong], 5],
  ['sum', 'any', [wrong, wrong], 0],
  ['min', 'always', [right, wrong], 0],
  ['max', 'always', [right, wrong], 10],
  ['max', 'any', [wrong, wrong], 0],
  ['avg', 'always', [right, wrong], 5],
] as const)('the legacy grader %s, counting %s, gives for %j %d points', (rule, counts, ends, points) => {
  const top = group('secret', { points: 10, rule, counts })

  expect(judge({ top, groups: ['secret', 'secret'] }, ends).points).toBe(points)
})

test('a legacy group that breaks at a rejection is graded by what ran', () => {
  const leaf = (name: string) => group(name, { points: 10, rule: 'min' })
  const top = group('data', {
    ...{ points: 20, counts: 'always', stops: true },
    groups: [leaf('secret/a'), leaf('secret/b')],
  })

  expect(judge({ top, groups: ['secret/a', 'secret/b'] }, [wrong, right])).toMatchObject({
    points: 0,
    judged: [1],
  })
  expect(judge({ top, groups: ['secret/a', 'secret/b'] }, [right, wrong])).toMatchObject({
    points: 10,
    judged: [1, 2],
  })
})

test('what validators gave is a part of the points of a case', () => {
  const sum = formScoring({ points: 100, rule: 'sum', cases: 2 })
  const least = group('secret', { points: 100, rule: 'min', counts: 'always', stops: true })

  expect(judge(sum, [right, [right, 0.5], right])).toMatchObject({ points: 75, status: 'Partially Accepted' })
  expect(judge({ top: least, groups: ['secret', 'secret'] }, [[right, 0.25], right])).toMatchObject({
    points: 25,
  })
  expect(judge(sum, [right, [right, 0], [right, 0]])).toMatchObject({ points: 0, status: wrong })
})

const rules = fc.constantFrom('all', 'sum', 'min', 'max', 'avg')
const leafOf = (name: string) =>
  fc
    .record({
      points: fc.integer({ min: 0, max: 100 }),
      rule: rules,
      counts: fc.constantFrom('all', 'any', 'always'),
      stops: fc.boolean(),
      cases: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ cases, ...one }) => ({ group: group(name, one), cases }))

const scorings = fc
  .tuple(leafOf('secret/a'), leafOf('secret/b'), leafOf('secret/c'), fc.boolean(), fc.boolean())
  .map(([a, b, c, stops, needs]): Scoring => {
    const leaves = [a, b, { ...c, group: { ...c.group, requires: needs ? ['secret/a'] : [] } }]
    const parts = leaves.map((leaf) => leaf.group)
    const points = parts.reduce((sum, one) => sum + one.points, 0)
    return {
      top: group('secret', { points, counts: 'always', stops, groups: parts }),
      groups: leaves.flatMap(({ group: { name }, cases }) => Array<string>(cases).fill(name)),
    }
  })
const ends = fc.array(fc.constantFrom<Verdict>(right, right, wrong, slow), { minLength: 12, maxLength: 12 })

test('skipping pointless cases changes no points, and points stay within what the problem gives', () => {
  fc.assert(
    fc.property(scorings, ends, (scoring, all) => {
      const given = all.slice(0, scoring.groups.length)
      const skipping = judge(scoring, given)
      const keeper = keepScore(scoring)
      for (const [at, status] of given.entries()) keeper.add({ index: at + 1, status })

      expect(skipping.points).toBe(keeper.score().points)
      expect(skipping.points).toBeGreaterThanOrEqual(0)
      expect(skipping.points).toBeLessThanOrEqual(skipping.of + 1e-6)
      expect(verdicts).toContain(skipping.status)
    }),
  )
})

test('once a case is pointless it stays so', () => {
  fc.assert(
    fc.property(scorings, ends, (scoring, all) => {
      const keeper = keepScore(scoring)
      const pointless = new Set<number>()
      for (const [at, status] of all.slice(0, scoring.groups.length).entries()) {
        for (const index of pointless) expect(keeper.isPointless(index)).toBe(true)
        for (const [place] of scoring.groups.entries())
          if (keeper.isPointless(place + 1)) pointless.add(place + 1)
        if (!pointless.has(at + 1)) keeper.add({ index: at + 1, status })
      }
    }),
  )
})

test('a program that passes more never gets fewer points', () => {
  fc.assert(
    fc.property(scorings, ends, fc.nat(), (scoring, all, at) => {
      const given = all.slice(0, scoring.groups.length)
      const better = given.with(at % given.length, right)

      expect(judge(scoring, better).points).toBeGreaterThanOrEqual(judge(scoring, given).points)
    }),
  )
})
