import type { JudgingEvent } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { ApiError } from '../../lib/api/api-error.ts'
import { describeImportRefusal } from './import-refusal.ts'
import { importStepText } from './import-text.ts'
import { type ImportStep, nextImportStep } from './package-import.ts'

const event = (change: Partial<JudgingEvent>): JudgingEvent => ({
  ...{ submissionId: 'a', requestKey: 'key/python', problemId: 'p', kind: 'reference', language: 'python' },
  ...{ stage: 'running', ahead: null, total: 3, cases: [] },
  ...change,
})
const judgedCase = (status: 'Accepted' | 'Wrong Answer') => ({
  ...{ index: 1, kind: 'hidden' as const, status, time: 0.1, memory: 1 },
})

test('a row tells how far each solution is, and what no event of its own says stays', () => {
  const steps = [
    event({ kind: 'examine', requestKey: 'key/examine', stage: 'running' }),
    event({ requestKey: 'other/python', cases: [judgedCase('Wrong Answer')] }),
    event({ cases: [judgedCase('Accepted')] }),
    event({ requestKey: 'key/cpp', language: 'cpp', stage: 'queued', total: null }),
    event({ stage: 'done', cases: [judgedCase('Accepted'), judgedCase('Wrong Answer')] }),
  ]
  const told: string[] = []
  let step: ImportStep = { kind: 'reading' }
  for (const each of steps) {
    step = nextImportStep(step, each, 'key')
    told.push(importStepText(step))
  }

  expect(told).toEqual([
    'The judge examines inputs, validators and time limit',
    'The judge examines inputs, validators and time limit',
    'Judging: Python 1 of 3',
    'Judging: C++ waits, Python 1 of 3',
    'Judging: C++ waits, Python failed',
  ])
})

test('what ended stays as it ended, whichever event is late', () => {
  const refused: ImportStep = { kind: 'refused', message: 'No.', reasons: [], waysOut: [] }

  expect(nextImportStep(refused, event({}), 'key')).toBe(refused)
})

test.each([
  ['package_exists', false, ['replace']],
  ['reference_rejected', false, ['draft']],
  ['package_refused', false, []],
  ['package_refused', true, ['draft']],
  ['title_taken', false, []],
  ['no_answer', false, ['retry']],
])('a refusal with %s (examined: %s) offers %j', (code, isExamined, waysOut) => {
  const errors = [
    { field: 'body', message: 'No.' },
    { field: 'body', message: 'Because.' },
  ]
  const error = new ApiError({ status: 400, code, message: 'No.', errors })

  const step = describeImportRefusal(error, { isExamined })

  expect(step).toEqual({ kind: 'refused', message: 'No.', reasons: ['Because.'], waysOut })
})
