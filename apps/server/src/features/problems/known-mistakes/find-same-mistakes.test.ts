import type { JudgedCase, Verdict } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { compareWithMistakes } from './find-same-mistakes.ts'

const letters: Readonly<Record<string, Verdict>> = {
  A: 'Accepted',
  W: 'Wrong Answer',
  R: 'Runtime Error',
  T: 'Time Limit Exceeded',
}

/** Cases by their verdicts, such as `AAW`, as a judge stores them; the wrong ones print `printed`. */
function cases(verdicts: string, printed = '5'): JudgedCase[] {
  return Array.from(verdicts, (letter, at): JudgedCase => {
    const status = letters[letter] ?? 'Accepted'
    return {
      ...{ index: at + 1, kind: at === 0 ? 'visible' : 'hidden', status },
      ...{ cpuMs: 1, memoryKb: 1, exitCode: null, signal: null, difference: null },
      ...{ stdout: null, stdoutIsCut: false, stderr: null, expected: null },
      ...(status === 'Wrong Answer' && { wrongDigest: `digest of ${printed}` }),
    }
  })
}

const greedy = { sentence: 'is greedy', cases: cases('AAWAW') }

test('a program is compared with mistakes that are judged alike', () => {
  expect(compareWithMistakes(cases('AAWAW'), [greedy])).toEqual({
    ...{ sentences: ['is greedy'], wrong: 2, right: 3 },
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
  const own = [...cases('WW'), ...cases('W').map((one): JudgedCase => ({ ...one, index: 3, kind: 'custom' }))]
  expect(compareWithMistakes(own, [{ sentence: 'a', cases: cases('WWAAW') }])).toMatchObject({ wrong: 2 })
})

test('judging ends at a limit, which another language may not exceed', () => {
  const slow = { sentence: 'is greedy', cases: cases('AAWT') }
  expect(compareWithMistakes(cases('AAWAW'), [slow])).toEqual({
    ...{ sentences: ['is greedy'], wrong: 1, right: 2 },
  })
  expect(compareWithMistakes(cases('AAWT'), [greedy])).toMatchObject({ wrong: 1, right: 2 })
})

test('one case alone says nothing', () => {
  expect(compareWithMistakes(cases('W'), [{ sentence: 'a', cases: cases('WAA') }])).toBeNull()
})

test('a crash is neither right nor wrong', () => {
  const own = cases('AWRA')
  expect(compareWithMistakes(own, [{ sentence: 'a', cases: own }])).toMatchObject({ wrong: 1, right: 2 })
})

test('what was judged before there were digests is not compared', () => {
  const old = cases('AAWAW').map(({ wrongDigest: _, ...one }) => one)
  expect(compareWithMistakes(old, [{ sentence: 'a', cases: old }])).toBeNull()
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

/** Cases of which the wrong ones print what is given, in turn. */
function printing(verdicts: string, printed: readonly string[]): JudgedCase[] {
  let at = 0
  return cases(verdicts).map((one) =>
    one.status === 'Wrong Answer' ? { ...one, wrongDigest: `digest of ${printed[at++]}` } : one,
  )
}

const large = { sentence: 'is greedy', cases: printing('AWWWWW', ['1', '2', '3', '4', '5']) }

test('one that is judged almost alike is named, with the number of cases that differ', () => {
  expect(compareWithMistakes(printing('AWWWWA', ['1', '2', '3', '4']), [large])).toEqual({
    ...{ sentences: ['is greedy'], wrong: 4, right: 1, apart: 1 },
  })
})

test.each([
  ['are too few', printing('AWWAAA', ['1', '2'])],
  ['are only mostly the same', printing('AWWWWW', ['1', '2', '3', '8', '9'])],
])('wrong outputs that %s say nothing', (_, own) => {
  expect(compareWithMistakes(own, [large])).toBeNull()
})

test('the same output again and again may be the same by chance', () => {
  const words = { sentence: 'is greedy', cases: cases('WWWWWA') }

  expect(compareWithMistakes(cases('WWWWAA'), [words])).toBeNull()
})

test('one that is judged alike is named before one that is judged almost alike', () => {
  const exact = { sentence: 'stops early', cases: printing('AWWWWA', ['1', '2', '3', '4']) }

  expect(compareWithMistakes(exact.cases, [large, exact])).toEqual({
    ...{ sentences: ['stops early'], wrong: 4, right: 2 },
  })
})
