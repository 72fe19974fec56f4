import { randomUUID } from 'node:crypto'
import type { JudgeAnswer, JudgedCase, Outcome } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { judgeAnswer } from './judge-answer.ts'
import type { JudgedWork } from './queries.ts'

const judged = (index: number, change: Partial<JudgedCase>): JudgedCase => ({
  index,
  kind: 'hidden',
  status: 'Wrong Answer',
  cpuMs: 1,
  memoryKb: 1,
  exitCode: 0,
  signal: null,
  stdout: '1',
  stdoutIsCut: false,
  stderr: '',
  difference: null,
  expected: null,
  note: 'Not a path.',
  judgeMessage: 'the answer is forty-two',
  ...change,
})

function answerTo(
  cases: readonly JudgedCase[],
  change: Partial<Outcome> = {},
  asked: Partial<JudgedWork> = {},
  known: Partial<Pick<Parameters<typeof judgeAnswer>[0], 'problem' | 'cases' | 'titles'>> = {},
): JudgeAnswer {
  const outcome: Outcome = {
    status: 'Wrong Answer',
    cases: [...cases],
    passed: 0,
    total: cases.length,
    runtimeMs: 1,
    memoryKb: 1,
    compileMessage: null,
    errorMessage: 'Case 1: the checker of this problem does not accept the output.',
    limitsEnforced: true,
    ...change,
  }
  const work: JudgedWork = {
    id: randomUUID(),
    kind: 'submit',
    userId: randomUUID(),
    problemId: randomUUID(),
    problemRevision: 1,
    customInputs: [],
    contest: null,
    outcome,
    ...asked,
  }
  return judgeAnswer({ work, outcome, problem: null, cases: [], ...known })
}

test('a learner reads the checker’s message of a case that is shown, and never what it told the operator', () => {
  const cases = [judged(1, { kind: 'visible' }), judged(2, {})]

  const answer = answerTo(cases, { judgeMessage: 'Case 2: the answer is forty-two' })

  expect(answer.results.map(({ note }) => note)).toEqual(['Not a path.', undefined])
  expect(JSON.stringify(answer)).not.toContain('forty-two')
})

test('a long output is cut between characters, never inside one', () => {
  const stdout = `x${'\u{1F600}'.repeat(40_000)}`

  const [result] = answerTo([judged(1, { kind: 'visible', stdout })]).results

  expect(result?.isCut).toBe(true)
  expect(result?.stdout).toMatch(/^x\u{1F600}+$/u)
})

test('of long errors that a judge of another version stored the beginning and the end are shown', () => {
  const stderr = `Traceback\n${'frame\n'.repeat(10_000)}RecursionError: too deep\n`

  const [result] = answerTo([judged(1, { kind: 'visible', stderr })]).results

  expect(result?.stderr).toMatch(
    /^Traceback\nframe[\s\S]*\n… 56,\d{3} characters left out …\n[\s\S]*RecursionError: too deep\n$/,
  )
})

const titled = {
  cases: [1, 2, 3, 4].map((ordinal) => ({
    ...{ ordinal, isVisible: ordinal === 1 },
    ...{ input: Buffer.from('1'), output: Buffer.from('1') },
  })),
  titles: { caseTitles: ['a sample', '', 'first goes back', 'last goes back'], scoring: null },
}
const contest = { name: 'Spring', endsAt: new Date(0), isRunning: false }

test.each([
  ['shows a failing case', true, null, ['a sample', undefined, 'first goes back', undefined]],
  ['shows none', false, null, ['a sample', undefined, undefined, undefined]],
  ['stood in a contest', true, contest, ['a sample', undefined, undefined, undefined]],
] as const)(
  'of a problem that %s only the titles of cases are told whose content is',
  async (_, showFailingCase, ofContest, titles) => {
    const cases = [
      judged(1, { kind: 'visible', status: 'Accepted' }),
      judged(2, { status: 'Accepted' }),
      judged(3, {}),
      judged(4, {}),
    ]

    const answer = answerTo(cases, {}, { contest: ofContest }, { ...titled, problem: { showFailingCase } })

    expect(answer.results.map(({ title }) => title)).toEqual(titles)
  },
)

test('titles are not told of cases that were judged as another kind', async () => {
  const answer = answerTo([judged(1, {})], {}, {}, { ...titled, problem: { showFailingCase: true } })

  expect(answer.results[0]).not.toHaveProperty('title')
})

test('after given cases that a run left out, each own input is still shown with its own result', () => {
  const slow = judged(1, { kind: 'visible', status: 'Time Limit Exceeded' })
  const cases = [slow, { ...slow, index: 2 }, judged(6, { kind: 'custom' })]

  const answer = answerTo(cases, { total: 6 }, { kind: 'run', customInputs: ['first', 'second'] })

  expect(answer.results.map(({ stdin }) => stdin)).toEqual([null, null, 'second'])
  expect(answer.unjudgedMessage).toMatch(
    /^Cases 3 to 4 were not judged\. .* after the second limit exceeded\.$/,
  )
})

test.each([
  ['practice', null, 'at the first limit exceeded'],
  [
    'a contest that is over',
    { name: 'Spring', endsAt: new Date(0), isRunning: false },
    'first case that is not Accepted',
  ],
] as const)('where judging stopped is told as it was in %s', (_, contest, words) => {
  const cases = [judged(1, { kind: 'hidden', status: 'Time Limit Exceeded' })]

  expect(answerTo(cases, { total: 3 }, { contest }).unjudgedMessage).toContain(words)
  expect(answerTo(cases, { total: 1 }, { contest })).not.toHaveProperty('unjudgedMessage')
})

test('of a submission in a contest each case and the whole are told rounded up', () => {
  const cases = [judged(1, { kind: 'hidden', cpuMs: 137, memoryKb: 12_345 })]
  const contest = { name: 'Round 1', endsAt: new Date(0), isRunning: false }

  const answer = answerTo(cases, { runtimeMs: 137, memoryKb: 12_345 }, { contest })

  expect(answer).toMatchObject({ runtime: 200, memory: 16_384 })
  expect(answer.results).toMatchObject([{ time: 0.2, memory: 16_384 }])
})
