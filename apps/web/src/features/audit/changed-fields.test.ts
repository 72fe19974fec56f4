import { expect, test } from 'vitest'
import { formatFullDateTime } from '../../lib/format/format-full-date-time.ts'
import { changedFields } from './changed-fields.ts'

const told = (before: unknown, after: unknown, names = {}) => changedFields({ before, after, names })
const [ada, gone, message] = [
  '01a21658-0000-7000-8000-000000000001',
  '01a21658-0000-7000-8000-000000000002',
  '01a21658-0000-7000-8000-000000000003',
]

test('fields of before and after stand beside each other, and only those that differ', () => {
  expect(told({ role: 'user', name: 'Ada' }, { role: 'admin', name: 'Ada', count: 3, reason: '' })).toEqual([
    { name: 'role', before: 'user', after: 'admin' },
    { name: 'count', before: '—', after: '3' },
  ])
})

test.each([
  [{ amountPaise: 2550 }, 'amount', '₹25.50'],
  [{ isWhole: true }, 'the whole price', 'yes'],
  [{ isDraft: false }, 'draft', 'no'],
  [{ validityDays: 90 }, 'validity days', '90'],
  [{ bytes: 2048 }, 'bytes', '2.0\u00A0KB'],
  [{ startsAt: '2026-11-26T05:20:00.000Z' }, 'starts', formatFullDateTime('2026-11-26T05:20:00.000Z')],
  [{ changed: ['text', 'video'] }, 'changed, too', 'text, video'],
  [{ author: ada }, 'written by', 'Ada Lovelace'],
  [{ ids: [ada, gone] }, 'people', 'Ada Lovelace, somebody erased since'],
  [{ provider: 'oidc' }, 'provider', 'Hill College'],
  [{ provider: 'unknown' }, 'provider', 'unknown'],
  [[ada], 'order', 'Ada Lovelace'],
])('%o is read as “%s: %s”', (after, name, words) => {
  expect(told(null, after, { [ada]: 'Ada Lovelace', oidc: 'Hill College' })).toEqual([
    { name, before: '—', after: words },
  ])
})

test('the id of a thing without a name tells nobody anything', () => {
  expect(told({ message, author: null }, null)).toEqual([])
})

test('an event without before and after has no fields', () => {
  expect(told(null, null)).toEqual([])
})

test('a value of any length leaves the page usable', () => {
  const [field] = told(null, { text: 'x'.repeat(100_000) })

  expect(field?.after.length).toBeLessThan(2100)
})
