import { expect, test } from 'vitest'
import { isChanged } from './problem-draft.ts'
import { newValues } from './problem-values.ts'

test('a form counts as changed by its values, not by the order of their keys', () => {
  const { title, ...rest } = newValues()

  expect(isChanged({ ...rest, title }, newValues())).toBe(false)
  expect(isChanged({ ...rest, title: 'x' }, newValues())).toBe(true)
})
