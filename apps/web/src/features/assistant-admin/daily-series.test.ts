import type { AssistantDay } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { dailySeries, measuresOf } from './daily-series.ts'
import { costWords } from './figures.ts'

const day = (change: Partial<AssistantDay>): AssistantDay => ({
  ...{ day: '2026-03-01', assistant: 'ninja', provider: 'coach', model: '', questions: 1, people: 1 },
  ...{ failed: 0, withheld: 0, promptTokens: 0, replyTokens: 0, costMicros: null },
  ...change,
})
const span = { from: '2026-02-27', to: '2026-03-02', timeZone: 'UTC' }

test('every day of the span has a value, and those of a day who answered are added up', () => {
  const days = [
    day({ questions: 3 }),
    day({ questions: 4, provider: 'gemini' }),
    day({ assistant: 'sahayak', day: '2026-02-27', questions: 5 }),
  ]

  expect(dailySeries({ span, days }, 'questions')).toEqual({
    places: ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'],
    ninja: [0, 0, 7, 0],
    sahayak: [5, 0, 0, 0],
  })
})

test('costs are in units of the currency, without digits that nobody meant', () => {
  const days = [day({ costMicros: 100_000 }), day({ costMicros: 200_000, model: 'm' }), day({ model: 'x' })]

  expect(dailySeries({ span, days }, 'cost').ninja).toEqual([0, 0, 0.3, 0])
})

test('only what is known can be chosen', () => {
  expect(measuresOf([day({})])).toEqual(['questions'])
  expect(measuresOf([day({ promptTokens: 5 })])).toEqual(['questions', 'tokens'])
  expect(measuresOf([day({ promptTokens: 5, costMicros: 0 })])).toEqual(['questions', 'tokens', 'cost'])
})

test.each([
  [0, '0'],
  [123, '0.00012'],
  [9_999, '0.01'],
  [1_234_567, '1.23'],
])('%s millionths are %s', (micros, words) => {
  expect(costWords(micros)).toBe(words)
})
