import { type Repair, repairKinds } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { failingCase, lastWork, makeNinjaFacts } from '../../testing/make-ninja-facts.ts'
import { coachNinja } from '../coach-ninja.ts'

const repair: Repair = { kind: 'comparison', line: 3, was: '<', becomes: '<=' }

const told = (work: Parameters<typeof lastWork>[0], level = 1) =>
  coachNinja(makeNinjaFacts({ level, message: 'hint', lastWork: lastWork(work) }))

test('the change that makes every case right names the cause with its line, and not itself', () => {
  const { text, used } = told({ repair })

  expect(text).toContain(
    'with a single one, in line 3, every test case is right. So the cause is probably the comparison `<`.',
  )
  expect(text).toContain('**Ask yourself:** What has to happen in line 3 when both sides are equal')
  expect(text).not.toContain('<=')
  expect(used).toContainEqual({ kind: 'code', fromLine: 3, toLine: 3 })
})

test('the last level tells the change', () => {
  expect(told({ repair }, 4).text).toContain('`<=` in the place of `<` does it.')
  expect(told({ repair }, 3).text).not.toContain('in the place of')
})

test('it is told of a hidden case, too, about which nothing else is known', () => {
  const failing = failingCase({ kind: 'hidden', input: null, expected: null, actual: null })

  expect(told({ repair, failing }).text).toContain('So the cause is probably the comparison `<`.')
})

test('a crash keeps its meaning beside it', () => {
  const stderr =
    'Traceback (most recent call last):\n  File "main.py", line 3, in <module>\nIndexError: list index out of range\n'
  const failing = failingCase({ status: 'Runtime Error', stderr, actual: '' })

  const { text } = told({ status: 'Runtime Error', failing, repair })

  expect(text).toContain('An index is outside of its sequence.')
  expect(text).toContain('in line 3, every test case is right')
})

test('a matter of form stays as it is', () => {
  const failing = failingCase({ expected: 'YES\n', actual: 'yes\n' })

  expect(told({ failing, repair }).text).not.toContain('every test case is right')
})

test.each(repairKinds)('the change "%s" is told in whole sentences at each level', (kind) => {
  for (const level of [1, 2, 3, 4]) {
    const { text } = told({ repair: { kind, line: 2, was: 'total = 1', becomes: 'total = 2' } }, level)

    expect(text).toMatch(/the cause is probably [^.]+\./)
    expect(text).not.toMatch(/undefined|(?<!`)``(?!`)/)
  }
})

test('the words of the author on a known mistake stay in front of it', () => {
  const sameMistakes = { sentences: ['forgets the last coin'], wrong: 2, right: 1 }

  const { text, used } = told({ repair, sameMistakes })

  expect(text).toMatch(/forgets the last coin[\s\S]*the cause is probably the comparison/)
  expect(used).toContainEqual({ kind: 'mistake' })
})
