import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

const textOf = (current: number, last: number) =>
  pageWindow(current, last)
    .map((slot) => (slot.kind === 'page' ? slot.page : '…'))
    .join(' ')

test.each([
  { current: 1, last: 1, shown: '1' },
  { current: 1, last: 5, shown: '1 2 3 4 5' },
  { current: 1, last: 6, shown: '1 2 3 4 5 6' },
  { current: 1, last: 7, shown: '1 2 3 4 5 … 7' },
  { current: 1, last: 15, shown: '1 2 3 4 5 … 15' },
  { current: 3, last: 15, shown: '1 2 3 4 5 … 15' },
  { current: 4, last: 15, shown: '2 3 4 5 6 … 15' },
  { current: 12, last: 15, shown: '10 11 12 13 14 15' },
  { current: 15, last: 15, shown: '11 12 13 14 15' },
])('on page $current of $last the buttons are $shown', ({ current, last, shown }) => {
  expect(textOf(current, last)).toBe(shown)
})
