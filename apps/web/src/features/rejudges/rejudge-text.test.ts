import { expect, test } from 'vitest'
import { pluralize } from '../../lib/format/pluralize.ts'
import { rejudgeFilterText } from './rejudge-text.ts'

test.each([
  [{ earlierOnly: false }, 'All submissions'],
  [{ earlierOnly: true }, 'Judged on an earlier version'],
  [
    { earlierOnly: true, statuses: ['Wrong Answer' as const], languages: ['cpp' as const, 'java' as const] },
    'Judged on an earlier version, Wrong Answer, C++ or Java',
  ],
  [{ earlierOnly: false, versions: [2, 3] }, 'Version 2 or 3'],
])('the filter %j is said as "%s"', (filter, words) => {
  expect(rejudgeFilterText(filter)).toBe(words)
})

test('one submission is no plural', () => {
  expect([pluralize(1, 'submission'), pluralize(1200, 'submission')]).toEqual([
    '1 submission',
    '1,200 submissions',
  ])
})
