import type { Difference, JudgedCase, Verdict } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { compareWithMistakes } from './find-same-mistakes.ts'

const letters: Readonly<Record<string, Verdict>> = {
  A: 'Accepted',
  W: 'Wrong Answer',
  R: 'Runtime Error',
  T: 'Time Limit Exceeded',
}

/** Cases by their verdicts, such as `AAW`; the wrong ones print `printed`, null for the verdict of a checker. */
function cases(verdicts: string, printed: string | null = '5'): JudgedCase[] {
  return Array.from(verdicts, (letter, at): JudgedCase => {
    const difference: Difference | null =
      letter === 'W' && printed !== null ? { line: 1, token: 1, expected: '6', actual: printed } : null
    return {
      ...{ index: at + 1, kind: at === 0 ? 'visible' : 'hidden', status: letters[letter] ?? 'Accepted' },
      ...{ cpuMs: 1, memoryKb: 1, exitCode: 0, signal: null, difference },
      ...{ stdout: null, stdoutIsCut: false, stderr: null, expected: null },
    }
  })
}

const greedy = { sentence: 'is greedy', cases: cases('AAWAW') }

test('a program is compared with mistakes that are judged alike', () => {
  expect(compareWithMistakes(cases('AAWAW'), [greedy])).toEqual({
    ...{ sentences: ['is greedy'], compared: 5, wrong: 2 },
  })
})

test.each([
  ['on other cases', cases('AWWAW')],
  ['with another value', cases('AAWAW', '7')],
  ['and crashes elsewhere', cases('AAWAR')],
  ['nowhere', cases('AAAAA')],
])('a program that is wrong %s is not alike', (_, own) => {
  expect(compareWithMistakes(own, [greedy])).toBeNull()
})

test('a run is compared on the visible cases only, without inputs of the own', () => {
  const own = [...cases('W'), ...cases('W').map((one): JudgedCase => ({ ...one, index: 2, kind: 'custom' }))]
  expect(compareWithMistakes(own, [{ sentence: 'a', cases: cases('WAAW') }])).toMatchObject({ compared: 1 })
})

test('judging ends at a limit, which another language may not exceed', () => {
  const slow = { sentence: 'is greedy', cases: cases('AAWT') }
  expect(compareWithMistakes(cases('AAWAW'), [slow])).toEqual({
    ...{ sentences: ['is greedy'], compared: 3, wrong: 1 },
  })
  expect(compareWithMistakes(cases('AAWT'), [greedy])).toMatchObject({ compared: 3 })
})

test('verdicts of a checker count only where there are several', () => {
  const checked = (verdicts: string) => [{ sentence: 'a', cases: cases(verdicts, null) }]
  expect(compareWithMistakes(cases('AWWA', null), checked('AWWA'))).toBeNull()
  expect(compareWithMistakes(cases('AWWWA', null), checked('AWWWA'))).toMatchObject({ wrong: 3 })
})

test('two mistakes that are judged alike are both named, three say nothing', () => {
  const named = (sentence: string) => ({ ...greedy, sentence })
  const own = cases('AAWAW')
  expect(compareWithMistakes(own, [named('a'), named('b'), named('a')])?.sentences).toEqual(['a', 'b'])
  expect(compareWithMistakes(own, [named('a'), named('b'), named('c')])).toBeNull()
})

test('one that did not compile, or has other cases, is not compared', () => {
  expect(compareWithMistakes(cases('AAWAW'), [{ sentence: 'a', cases: [] }])).toBeNull()
  const renumbered = greedy.cases.map((one) => ({ ...one, index: one.index + 1 }))
  expect(compareWithMistakes(cases('AAWAW'), [{ sentence: 'a', cases: renumbered }])).toBeNull()
})
