import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { saveFailureOf } from './save-outcome.ts'

const answer = (status: number, retryAfterSeconds: number | null = null) =>
  saveFailureOf(new ApiError({ status, code: 'code', message: 'Words.', retryAfterSeconds }))

test.each([
  [429, 7, 7],
  [429, null, 10],
  [503, 5, 5],
])('of a %i that asks to wait %j s the same text is saved in %i s', (status, asked, afterSeconds) => {
  expect(answer(status, asked)).toEqual({ kind: 'later', message: 'Words.', afterSeconds })
})

test('what the server cannot do, or does not want, is told apart', () => {
  expect(answer(503).kind).toBe('failed')
  expect(answer(422).kind).toBe('refused')
  expect(saveFailureOf(new TypeError('no network')).kind).toBe('failed')
})
