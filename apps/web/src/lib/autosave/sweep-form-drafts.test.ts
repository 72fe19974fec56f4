import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { setPageAccount } from '../api/page-account.ts'
import { FormDraftStore } from './form-draft-store.ts'
import { sweepFormDrafts } from './sweep-form-drafts.ts'

const day = 24 * 60 * 60 * 1000

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  setPageAccount('meera')
})

const found = <Values>(what: string, schema: z.ZodType<Values>) => new FormDraftStore({ what, schema }).found

function typedAt(at: number, key: string): void {
  localStorage.setItem(key, JSON.stringify({ at, tab: '', base: '', values: 'Lake Road 7' }))
}

test('what was typed more than two months ago is gone, whoever typed it, and whatever is opened', () => {
  const now = Date.now()
  typedAt(now - 61 * day, 'codedojo:typed:meera:address:1')
  typedAt(now - 61 * day, 'codedojo:typed:dan:address:1')
  typedAt(now - 59 * day, 'codedojo:typed:dan:contact:1')
  localStorage.setItem('codedojo:typed:dan:contact:2', 'nothing that can be read')
  localStorage.setItem('codedojo:theme', 'leet')

  sweepFormDrafts(now)

  expect(Object.keys(localStorage).filter((key) => key.startsWith('codedojo:t'))).toEqual([
    'codedojo:typed:dan:contact:1',
    'codedojo:theme',
  ])
})

test('what the version before kept is found where it belongs, once, and its old keys are gone', () => {
  const problem = { keptAt: Date.now() - day, version: 3, values: { title: 'Two sums' } }
  localStorage.setItem('codedojo:problem-form:meera:p-7', JSON.stringify(problem))
  localStorage.setItem('codedojo:problem-form:meera:new', JSON.stringify({ ...problem, version: null }))
  localStorage.setItem('codedojo.room-draft.meera.global', JSON.stringify('Has anybody'))
  localStorage.setItem('codedojo.room-draft.meera.r-1', 'no JSON')
  const wizard = { opened: { bio: '' }, savedAt: null, values: { bio: 'I like graphs' } }
  sessionStorage.setItem('codedojo:wizard:meera', JSON.stringify(wizard))

  sweepFormDrafts()
  sweepFormDrafts()

  expect(found('problem:p-7', z.object({ title: z.string() }))).toMatchObject({
    at: problem.keptAt,
    base: '3',
    values: { title: 'Two sums' },
  })
  expect(found('problem:new', z.unknown())?.base).toBe('')
  expect(found('room:global', z.string())?.values).toBe('Has anybody')
  expect(found('profile', z.object({ bio: z.string() }))).toMatchObject({
    base: JSON.stringify({ opened: wizard.opened, savedAt: null }),
    values: { bio: 'I like graphs' },
  })
  const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  expect(keys.filter((key) => /problem-form|room-draft|wizard/.test(key))).toEqual([])
  expect(keys.filter((key) => key.startsWith('codedojo:typed:'))).toHaveLength(4)
})
