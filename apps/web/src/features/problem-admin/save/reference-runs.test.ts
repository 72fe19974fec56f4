import type { JudgingEvent, Verdict } from '@codedojo/contract'
import { expect, test } from 'vitest'
import {
  agreementOn,
  progressOf,
  runsOfSave,
  slowestMs,
  withEvent,
  withRejections,
  withSuccess,
} from './reference-runs.ts'

function eventWith(statuses: readonly Verdict[], facts: Partial<JudgingEvent> = {}): JudgingEvent {
  return {
    ...{ submissionId: 's', requestKey: 'k/python', problemId: 'p', kind: 'reference', language: 'python' },
    ...{ stage: 'running', ahead: null, total: 3 },
    cases: statuses.map((status, at) => ({
      index: at + 1,
      kind: 'hidden',
      status,
      time: 0.02 * (at + 1),
      memory: 1,
    })),
    ...facts,
  }
}

test('progress counts all solutions once each has told how many cases there are', () => {
  const sent = runsOfSave(['cpp', 'python'])
  const one = withEvent(sent, eventWith(['Accepted', 'Accepted']))
  const both = withEvent(one, eventWith(['Accepted'], { language: 'cpp' }))

  expect(progressOf(one)).toEqual({ judged: 2, total: null })
  expect(progressOf(both)).toEqual({ judged: 3, total: 6 })
})

test('the last event brings no cases, and those that were known stay', () => {
  const running = withEvent(runsOfSave(['python']), eventWith(['Accepted', 'Accepted']))

  const done = withEvent(running, eventWith([], { stage: 'done', total: null }))

  expect(done.python).toMatchObject({ stage: 'done', total: 3 })
  expect(done.python?.cases).toHaveLength(2)
  expect(done.python && slowestMs(done.python)).toBe(40)
})

test('an event of a language that was not sent changes nothing', () => {
  const sent = runsOfSave(['cpp'])

  expect(withEvent(sent, eventWith(['Accepted']))).toBe(sent)
})

test('a refused save names the verdict of the solution at fault and Accepted for the others', () => {
  const runs = withRejections(runsOfSave(['cpp', 'python']), {
    python: 'The Python solution got Time Limit Exceeded on hidden case 4 (3 of 9 passed).',
  })

  expect(runs.cpp).toMatchObject({ verdict: 'Accepted', why: null })
  expect(runs.python).toMatchObject({ verdict: 'Time Limit Exceeded', stage: 'done', passed: 3, total: 9 })
})

test('a case is agreed on when every solution accepts it', () => {
  const one = withEvent(runsOfSave(['cpp', 'python']), eventWith(['Accepted', 'Wrong Answer']))
  const both = withEvent(one, eventWith(['Accepted', 'Accepted'], { language: 'cpp' }))

  expect(agreementOn(one, 1)).toBeNull()
  expect(agreementOn(both, 1)).toEqual({ kind: 'agrees' })
  expect(agreementOn(both, 2)).toEqual({
    kind: 'disagrees',
    by: [{ language: 'python', verdict: 'Wrong Answer' }],
  })
})

test('a case names every solution that disagrees', () => {
  const one = withEvent(runsOfSave(['cpp', 'python']), eventWith(['Wrong Answer']))
  const both = withEvent(one, eventWith(['Runtime Error'], { language: 'cpp' }))

  expect(agreementOn(both, 1)).toEqual({
    kind: 'disagrees',
    by: [
      { language: 'cpp', verdict: 'Runtime Error' },
      { language: 'python', verdict: 'Wrong Answer' },
    ],
  })
})

test('what comes after the answer brings its times and leaves the answer as it is', () => {
  const saved = withSuccess(withEvent(runsOfSave(['python']), eventWith([])))

  const late = withEvent(saved, eventWith(['Accepted', 'Accepted']))

  expect(late.python).toMatchObject({ stage: 'done', verdict: 'Accepted', passed: 3, total: 3 })
  expect(late.python && slowestMs(late.python)).toBe(40)
})

test('after an accepted save every case is agreed on, reported or not', () => {
  const saved = withSuccess(withEvent(runsOfSave(['python']), eventWith(['Accepted'])))

  expect(saved.python).toMatchObject({ passed: 3, total: 3 })
  expect(agreementOn(saved, 3)).toEqual({ kind: 'agrees' })
})
