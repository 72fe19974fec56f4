import { expect, test } from 'vitest'
import { failingCase, lastWork, makeNinjaFacts, passedCase } from '../../testing/make-ninja-facts.ts'
import { coachNinja } from '../coach-ninja.ts'

const visibleCases = [
  { input: '1\n5\n', output: '5\n', explanation: 'The first explanation.' },
  { input: '3\n1 2 3\n', output: '6\n', explanation: 'The second explanation.' },
]
const answerAt4 = (work: ReturnType<typeof lastWork> | null, change = {}) =>
  coachNinja(makeNinjaFacts({ level: 4, lastWork: work, problem: { visibleCases, ...change } })).text

test('the worked step takes the failing example, with both answers', () => {
  const text = answerAt4(lastWork())

  expect(text).toMatch(
    /the failing case[\s\S]*The right answer is `6`[\s\S]*Yours is `5`[\s\S]*second explanation/,
  )
  expect(text).not.toContain('first explanation')
})

test('an example that the program gets right is never worked, though it is the smallest', () => {
  const hidden = failingCase({
    index: 9,
    kind: 'hidden',
    input: '2\n8 9\n',
    expected: '17\n',
    actual: '16\n',
  })
  const work = lastWork({ failing: hidden, seenCases: [passedCase(), { ...hidden, input: '2\n8 9\n' }] })

  const text = answerAt4(work)

  expect(text).toMatch(/the failing case[\s\S]*The right answer is `17`[\s\S]*Yours is `16`/)
  expect(text).not.toContain('explanation')
})

test('where the first failing case is large, a smaller one that fails, too, is worked', () => {
  const large = failingCase({ index: 1, input: '7 '.repeat(300), expected: '1\n', actual: '2\n' })
  const small = passedCase({
    index: 2,
    status: 'Wrong Answer',
    input: '3\n1 2 3\n',
    expected: '6\n',
    actual: '5\n',
  })
  const explained = [{ input: '', output: '1\n', explanation: '' }, ...visibleCases.slice(1)]

  const text = answerAt4(
    lastWork({ failing: large, seenCases: [{ ...large, input: '7 '.repeat(300) }, small] }),
    {
      visibleCases: explained,
    },
  )

  expect(text).toMatch(/case 2, which fails, too:\n\n```text\n3\n1 2 3\n```/)
})

test('the smallest input that was found is worked where it is shorter than the failing case', () => {
  const smallest = {
    status: 'Wrong Answer',
    input: '1\n-5\n',
    expected: '-5\n',
    actual: '0\n',
    isOfHidden: false,
  } as const
  const hidden = failingCase({ index: 9, kind: 'hidden', input: null, expected: null, actual: null })

  const text = answerAt4(lastWork({ failing: hidden, seenCases: [passedCase()], smallest }))
  const beside = answerAt4(lastWork({ smallest: { ...smallest, input: '4\n1 2 3 4\n' } }))

  expect(text).toMatch(
    /smallest input that was found[\s\S]*1\n-5\n[\s\S]*The right answer is `-5`[\s\S]*Yours is `0`/,
  )
  expect(beside).toMatch(/the failing case[\s\S]*The right answer is `6`/)
})

test.each(['Wrong Answer', 'Time Limit Exceeded'] as const)(
  'a hidden case that is not shown is not worked, nor is anything of it told: %s',
  (status) => {
    const nothing = { input: null, expected: null, actual: null, stderr: null }
    const hidden = failingCase({ index: 9, kind: 'hidden', status, ...nothing })

    const text = answerAt4(lastWork({ status, failing: hidden, seenCases: [passedCase()] }))

    expect(text).toContain('no failing case that I can see is small enough')
    expect(text).not.toContain('explanation')
  },
)

test('an answer of six lines is shown as six lines', () => {
  const expected = 'a\nb\nc\nd\ne\nf\n'
  const failing = failingCase({ index: 1, expected, actual: 'a\nb\nc\nd\nf\ne\n' })
  const example = [{ input: '1\n', output: expected, explanation: 'Six.' }]
  const message = 'explain example 1'

  const text = answerAt4(lastWork({ failing }), { visibleCases: example })
  const explained = coachNinja(makeNinjaFacts({ message, problem: { visibleCases: example } })).text
  const begun = coachNinja(
    makeNinjaFacts({ lastWork: null, code: '', problem: { visibleCases: example } }),
  ).text

  expect(text).toContain('The right answer is\n\n```text\na\nb\nc\nd\ne\nf\n```')
  expect(text).toContain('Yours is\n\n```text\na\nb\nc\nd\nf\ne\n```')
  for (const each of [explained, begun])
    expect(each).toContain('Its answer is\n\n```text\na\nb\nc\nd\ne\nf\n```')
})

test('an answer of many lines is cut after whole lines, and says so', () => {
  const output = Array.from({ length: 30 }, (_, at) => `${at}\n`).join('')
  const message = 'explain example 1'

  const { text } = coachNinja(
    makeNinjaFacts({ message, problem: { visibleCases: [{ input: '1\n', output, explanation: '' }] } }),
  )

  expect(text).toContain('\n7\n```\n\nand 22 lines more.')
})
