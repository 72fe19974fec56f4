import { expect, test } from 'vitest'
import type { LastWork } from '../../../ninja/ninja-facts.ts'
import { failingCase, lastWork, makeNinjaFacts } from '../../testing/make-ninja-facts.ts'
import { coachNinja } from '../coach-ninja.ts'

function answerTo(work: Partial<LastWork>) {
  return coachNinja(makeNinjaFacts({ lastWork: lastWork(work) }))
}

const sameMistakes = { sentences: ['keeps a*b, and forgets c'], wrong: 2, right: 7 }

test('what the known mistake gets wrong is told as what it is, and the cause as a guess', () => {
  const { text, used } = answerTo({ sameMistakes })

  expect(text).toContain('wrong on the same 2 cases as a program with a known mistake')
  expect(text).toContain('and in the same way; both are right on 7 others')
  expect(text).toContain('**keeps a\\*b, and forgets c.** Yours may')
  expect(text).toContain('Yours may be the same one.')
  expect(used).toContainEqual({ kind: 'mistake' })
})

test('two that are judged alike are both named', () => {
  const { text } = answerTo({
    sameMistakes: { sentences: ['is greedy', 'stops early'], wrong: 1, right: 0 },
  })

  expect(text).toContain('wrong on the same case as')
  expect(text).not.toContain('others')
  expect(text).toContain('**is greedy.** Or: **stops early.** Yours may')
})

test('it is told where the failing case is not shown, too', () => {
  const hidden = failingCase({ kind: 'hidden', input: null, expected: null, actual: null })
  const { text, used } = answerTo({ failing: hidden, sameMistakes })

  expect(text).toContain('its input is not shown')
  expect(text).toContain('forgets c')
  expect(used).toContainEqual({ kind: 'mistake' })
})

test('it is told how many cases are judged otherwise, if some are', () => {
  const { text } = answerTo({ sameMistakes: { ...sameMistakes, apart: 1 } })

  expect(text).toContain('both are right on 7 others; on 1 other the two differ.')
  expect(answerTo({ sameMistakes }).text).not.toContain('differ.')
})
