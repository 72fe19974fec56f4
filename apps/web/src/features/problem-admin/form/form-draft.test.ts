import { beforeEach, expect, test } from 'vitest'
import { dropFormDraft, formDraftKey, isChanged, keepFormDraft, readFormDraft } from './form-draft.ts'
import { newValues } from './problem-values.ts'

const place = { userId: 'user-1', problemId: 'problem-1' }
const draft = { keptAt: 1000, version: 3, values: { ...newValues(), title: 'Half a title' } }

beforeEach(() => localStorage.clear())

test('what was kept comes back for the same person and problem only', () => {
  keepFormDraft(localStorage, place, draft)

  expect(readFormDraft(localStorage, place)).toEqual(draft)
  expect(readFormDraft(localStorage, { ...place, problemId: null })).toBeNull()
  expect(readFormDraft(localStorage, { ...place, userId: 'user-2' })).toBeNull()
})

test('what another release kept in another shape is left alone', () => {
  localStorage.setItem(formDraftKey(place), JSON.stringify({ ...draft, values: { title: 'old' } }))

  expect(readFormDraft(localStorage, place)).toBeNull()
})

test('a dropped draft is gone', () => {
  keepFormDraft(localStorage, place, draft)

  dropFormDraft(localStorage, place)

  expect(readFormDraft(localStorage, place)).toBeNull()
})

test('a storage without room says so', () => {
  const full = {
    ...localStorage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }

  expect(keepFormDraft(full, place, draft)).toBe(false)
})

test('a form counts as changed by its values, not by the order of their keys', () => {
  const { title, ...rest } = newValues()

  expect(isChanged({ ...rest, title }, newValues())).toBe(false)
  expect(isChanged({ ...rest, title: 'x' }, newValues())).toBe(true)
})
