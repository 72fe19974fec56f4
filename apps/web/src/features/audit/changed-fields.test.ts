import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test('fields of before and after stand beside each other', () => {
  expect(changedFields({ role: 'user' }, { role: 'admin', count: 3, ids: ['a', 'b'] })).toEqual([
    { name: 'role', before: 'user', after: 'admin' },
    { name: 'count', before: '—', after: '3' },
    { name: 'ids', before: '—', after: 'a, b' },
  ])
})

test('an event without before and after has no fields', () => {
  expect(changedFields(null, null)).toEqual([])
})

test('a value of any length leaves the page usable', () => {
  const [field] = changedFields(null, { text: 'x'.repeat(100_000) })

  expect(field?.after.length).toBeLessThan(2100)
})
