import { expect, test } from 'vitest'
import { matchingPages } from './matching-pages.ts'

const refunds = {
  parts: [],
  slug: 'refunds',
  title: 'Refunds',
  summary: 'How to get your money back.',
  markdown: 'Ask for it.',
}
const verdicts = {
  parts: [],
  slug: 'verdicts',
  title: 'Verdicts',
  summary: 'What each means.',
  markdown: 'No money is lost.',
}

test.each([
  ['', [refunds, verdicts]],
  ['MONEY', [refunds, verdicts]],
  ['lost', [verdicts]],
  ['ｌｏｓｔ', [verdicts]],
  ['lost\u200bmoney', [verdicts]],
  ['  refunds   ask ', [refunds]],
  ['refunds verdicts', []],
])('"%s" finds the pages with all of its words', (words, found) => {
  expect(
    matchingPages([verdicts, refunds], words).toSorted((one, other) => (one.slug < other.slug ? -1 : 1)),
  ).toEqual(found)
})

test('pages whose head holds the words come first', () => {
  expect(matchingPages([verdicts, refunds], 'money')).toEqual([refunds, verdicts])
})
