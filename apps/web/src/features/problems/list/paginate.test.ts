import { expect, test } from 'vitest'
import { acceptanceText } from './acceptance.ts'
import { paginate } from './paginate.ts'

const items = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test.each([
  { count: 148, wanted: 1, page: 1, first: 1, last: 10, lastPage: 15 },
  { count: 148, wanted: 15, page: 15, first: 141, last: 148, lastPage: 15 },
  { count: 148, wanted: 99, page: 15, first: 141, last: 148, lastPage: 15 },
  { count: 10, wanted: 2, page: 1, first: 1, last: 10, lastPage: 1 },
  { count: 0, wanted: 1, page: 1, first: 0, last: 0, lastPage: 1 },
])('page $wanted of $count items shows $first to $last', ({ count, wanted, ...expected }) => {
  const shown = paginate(items(count), wanted)

  expect(shown).toMatchObject({ ...expected, total: count })
  expect(shown.items).toHaveLength(expected.last === 0 ? 0 : expected.last - expected.first + 1)
})

test.each([
  { acceptedCount: 0, submittedCount: 0, text: '—' },
  { acceptedCount: 0, submittedCount: 4, text: '0.0 %' },
  { acceptedCount: 5, submittedCount: 7, text: '71.4 %' },
])('$acceptedCount accepted of $submittedCount reads $text', ({ text, ...counts }) => {
  expect(acceptanceText(counts)).toBe(text)
})
