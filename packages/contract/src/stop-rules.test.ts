import { expect, test } from 'vitest'
import { unjudgedSentence } from './stop-rules.ts'

type Kind = 'visible' | 'custom' | 'hidden'
const judged = (
  index: number,
  status: 'Accepted' | 'Time Limit Exceeded' | 'Internal Error',
  kind: Kind,
) => ({
  index,
  status,
  kind,
})
const passed = judged(1, 'Accepted', 'visible')
const slow = judged(2, 'Time Limit Exceeded', 'visible')
const own = judged(6, 'Accepted', 'custom')
const run = { rule: 'second limit', total: 7, ownInputs: 2 } as const

test.each([
  ['all were', { ...run, cases: [passed, slow], total: 2, ownInputs: 0 }, null],
  ['it did not compile', { ...run, cases: [] }, null],
  [
    'a submission met a limit',
    { rule: 'limit', cases: [passed, slow], total: 9, ownInputs: 0 },
    'Cases 3 to 9 were not judged. Judging stops at the first limit exceeded.',
  ],
  [
    'one case is left',
    { rule: 'limit', cases: [passed, slow], total: 3, ownInputs: 0 },
    'Case 3 was not judged. Judging stops at the first limit exceeded.',
  ],
  [
    'a contest',
    { rule: 'failure', cases: [passed, slow], total: 3, ownInputs: 0 },
    'Case 3 was not judged. Judging stops at the first case that is not Accepted.',
  ],
  [
    'a run judged the own inputs after its second limit',
    { ...run, cases: [passed, slow, own, { ...own, index: 7 }] },
    'Cases 3 to 5 were not judged. Of the given cases a run judges no more after the second limit exceeded.',
  ],
  [
    'an own input came too late',
    { ...run, total: 3, cases: [passed, { ...own, index: 2 }] },
    'Custom 2, an input of your own, was not judged. No input of your own begins later than 60 s after the first of them.',
  ],
  [
    'both',
    { ...run, total: 8, ownInputs: 3, cases: [passed, slow, own] },
    'Cases 3 to 5 were not judged. Of the given cases a run judges no more after the second limit exceeded. Custom 2 to 3, inputs of your own, were not judged. No input of your own begins later than 60 s after the first of them.',
  ],
  [
    'the judge failed',
    { ...run, cases: [judged(1, 'Internal Error', 'visible')] },
    'Cases 2 to 5 were not judged. Custom 1 to 2, inputs of your own, were not judged. Judging stops where the judge itself fails.',
  ],
  [
    'the judge failed at the last',
    { ...run, total: 1, ownInputs: 0, cases: [judged(1, 'Internal Error', 'visible')] },
    null,
  ],
] as const)('%s', (_, part, sentence) => {
  expect(unjudgedSentence(part)).toBe(sentence)
})
