import type { Verdict } from '@codedojo/contract'
import type { PackageCase, SubmissionPromise } from '@codedojo/problem-package'
import { expect, test } from 'vitest'
import { brokenPromises } from './broken-promises.ts'

const names = ['sample/1', 'secret/easy/1', 'secret/easy/2', 'secret/hard/1']
const cases = names.map(
  (name): PackageCase => ({
    name,
    kind: 'hidden',
    input: new Uint8Array(),
    answer: new Uint8Array(),
    comparison: { caseSensitive: false, spaceSensitive: false, floatAbsolute: null, floatRelative: null },
    validatorFlags: [],
    inputFlags: [],
    plainedFiles: 0,
  }),
)
const ac = 'Accepted'
const wa = 'Wrong Answer'
const tle = 'Time Limit Exceeded'
const rte = 'Runtime Error'
const mle = 'Memory Limit Exceeded'
const promise = (more: Partial<SubmissionPromise>): SubmissionPromise => ({
  place: 'mixed/a.py',
  cases: null,
  permitted: null,
  required: null,
  message: null,
  score: null,
  ...more,
})

function brokenOn(verdicts: readonly (Verdict | undefined)[], one: SubmissionPromise, judgeMessage?: string) {
  const judged = verdicts.flatMap((status, at) =>
    status === undefined ? [] : [{ index: at + 1, status, ...(judgeMessage && { judgeMessage }) }],
  )
  const status = verdicts.find((each) => each !== 'Accepted') ?? 'Accepted'
  return brokenPromises({
    submission: { promises: [one] },
    outcome: { status, cases: judged },
    read: { cases },
  })
}

test.each([
  [[ac, ac, ac, ac], promise({ permitted: [ac] }), []],
  [
    [ac, ac, ac, tle],
    promise({ permitted: [ac] }),
    ['mixed/a.py: only AC is permitted, and data/secret/hard/1 got TLE.'],
  ],
  [[wa, ac, ac, tle], promise({ permitted: [ac, wa, tle], required: [tle] }), []],
  [
    [wa, ac, ac, ac],
    promise({ required: [tle, rte] }),
    ['mixed/a.py: TLE/RTE is required, and no case got it.'],
  ],
  [[ac, ac, ac, mle], promise({ permitted: [ac, rte], required: [rte] }), []],
  [[ac, ac, ac, tle], promise({ cases: 'secret/easy', permitted: [ac] }), []],
  [
    [ac, ac, wa, tle],
    promise({ cases: 'secret/{easy,hard}/2', permitted: [ac] }),
    ['mixed/a.py: only AC is permitted, and data/secret/easy/2 got WA.'],
  ],
  [
    [ac, wa, ac, ac],
    promise({ cases: 'secret/hard', required: [wa] }),
    ['mixed/a.py: WA is required, and no case got it.'],
  ],
  [
    [ac, wa, undefined, undefined],
    promise({ permitted: [ac, wa] }),
    ['mixed/a.py: 2 of its cases were not judged.'],
  ],
  [
    [ac, ac, ac, ac],
    promise({ message: 'too long' }),
    ['mixed/a.py: no message of the output validator has "too long".'],
  ],
] as const)('verdicts %j and promise %j: %j', (verdicts, one, sentences) => {
  expect(brokenOn(verdicts, one)).toEqual(sentences)
})

test('a message is kept if one case has it within its own', () => {
  expect(brokenOn([wa, wa, wa, wa], promise({ message: 'too long' }), 'it is too long by 3')).toEqual([])
})

test('a program that does not compile keeps no promise but that one', () => {
  const outcome = { status: 'Compilation Error', cases: [] } as const
  const broken = (permitted: readonly Verdict[]) =>
    brokenPromises({ submission: { promises: [promise({ permitted })] }, outcome, read: { cases } })

  expect(broken([ac])).toEqual(['mixed/a.py: it does not compile.'])
  expect(broken(['Compilation Error'])).toEqual([])
})
