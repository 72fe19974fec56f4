import { expect, test } from 'vitest'
import { failingCase, lastWork, makeNinjaFacts, passedCase } from '../coach/testing/make-ninja-facts.ts'
import { removeHiddenCase } from './hidden-case.ts'

test('no text of a hidden case stays, wherever the facts hold it', () => {
  const hidden = failingCase({
    kind: 'hidden',
    input: 'secret-in\n',
    expected: 'secret-out\n',
    actual: 'secret-mine\n',
    call: 'f("secret-call")',
    returned: 'the text "secret-returned", expected a whole number',
  })
  const visible = passedCase()
  const smallest = { ...hidden, input: 'secret-smaller\n', isOfHidden: true }
  const work = lastWork({
    failing: hidden,
    smallest,
    seenCases: [visible, { ...hidden, input: 'secret-in\n' }],
  })

  const facts = removeHiddenCase(makeNinjaFacts({ lastWork: work }))

  expect(JSON.stringify(facts)).not.toContain('secret')
  expect(facts.lastWork?.seenCases).toEqual([visible])
})
