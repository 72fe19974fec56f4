import type { CaseResult } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { sampleCase } from '../../../testing/sample-submission.ts'
import { afterVerdict, hasRepeatedFailure, patienceEndsAt, startStruggle, type Verdict } from './struggle.ts'

const minutes = 60_000
let programs = 0

interface VerdictOptions {
  readonly what?: 'run' | 'submit'
  /** The first case that fails; null if none. */
  readonly fails: number | null
  readonly passed?: number
  readonly code?: string
  readonly status?: Verdict['answer']['overallStatus']
  readonly kind?: CaseResult['kind']
}

function verdict({ what = 'submit', fails, passed = 0, code, status, kind }: VerdictOptions): Verdict {
  const results = Array.from({ length: what === 'run' ? 2 : 9 }, (_, at) =>
    sampleCase({ index: at + 1, kind: at < 2 ? 'visible' : 'hidden' }),
  )
  const failed =
    fails === null ? [] : [sampleCase({ index: fails, status: 'Wrong Answer', ...(kind && { kind }) })]
  programs += 1
  return {
    request: { what, code: code ?? `program ${programs}` },
    answer: {
      overallStatus: status ?? (fails === null ? 'Accepted' : 'Wrong Answer'),
      results: [...results.filter(({ index }) => index !== fails), ...failed],
      testCasesPassed: passed,
    },
  }
}

const after = (...judged: VerdictOptions[]) =>
  judged.reduce((struggle, one, at) => afterVerdict(struggle, verdict(one), at * minutes), startStruggle(0))

test.each<[string, VerdictOptions[], boolean]>([
  ['three programs that fail on one case', [{ fails: 7 }, { fails: 7 }, { fails: 7 }], true],
  ['two', [{ fails: 7 }, { fails: 7 }], false],
  ['three on several cases', [{ fails: 7 }, { fails: 7 }, { fails: 8 }], false],
  ['three with another case between', [{ fails: 7 }, { fails: 7 }, { fails: 1 }, { fails: 7 }], false],
  ['one program three times', [1, 2, 3].map(() => ({ fails: 7, code: 'same' })), false],
  [
    'three with runs between that pass the visible cases',
    [{ fails: 7 }, { what: 'run', fails: null }, { fails: 7 }, { what: 'run', fails: null }, { fails: 7 }],
    true,
  ],
  [
    'runs and submissions on one case',
    [{ what: 'run', fails: 1 }, { fails: 1 }, { what: 'run', fails: 1 }],
    true,
  ],
  [
    'three of which a run passed the case between',
    [{ what: 'run', fails: 1 }, { fails: 1 }, { what: 'run', fails: null }, { fails: 1 }],
    false,
  ],
  [
    'three on an input of the learner',
    [1, 2, 3].map(() => ({ what: 'run', fails: 3, kind: 'custom' }) as const),
    false,
  ],
  [
    'three faults of the judge',
    [1, 2, 3].map(() => ({ fails: 7, status: 'Internal Error' }) as const),
    false,
  ],
])('after %s, whether somebody is stuck: see the table', (_, judged, isStuck) => {
  expect(hasRepeatedFailure(after(...judged))).toBe(isStuck)
})

test.each<[string, VerdictOptions[], number | null]>([
  ['no submission', [], null],
  ['runs only', [{ what: 'run', fails: 1 }], null],
  ['a failed submission', [{ fails: 7, passed: 6 }], 20],
  [
    'one that passes no more',
    [
      { fails: 7, passed: 6 },
      { fails: 5, passed: 6 },
    ],
    20,
  ],
  [
    'one that passes more',
    [
      { fails: 7, passed: 6 },
      { fails: 8, passed: 7 },
    ],
    null,
  ],
  [
    'one that fails after progress',
    [
      { fails: 7, passed: 6 },
      { fails: 8, passed: 7 },
      { fails: 9, passed: 7 },
    ],
    21,
  ],
  ['a fault of the judge', [{ fails: 7, status: 'Internal Error' }], null],
])('after %s the patience ends at the minute in the table', (_, judged, minute) => {
  expect(patienceEndsAt(after(...judged))).toBe(minute === null ? null : minute * minutes)
})
