import type { Draft } from '@codedojo/contract'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultSettings } from './editor-settings.ts'
import { useDraft } from './use-draft.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const unsigned = { _id: 'p1', startCode: [] }
const signed = { ...unsigned, signature: { function: 'twice(value: int): int', input: 'value' } }
const draftOf = (mode: Draft['mode'], language: Draft['language'] = 'python'): Draft => ({
  ...{ language, mode, code: `${mode} in ${language}`, revision: 1, updatedAt: '2026-01-01T00:00:00Z' },
})

/** An editor whose settings are those of an account, which may arrive or change later. */
function openEditor({ problem = signed, drafts = [], editor = {} }: EditorOptions = {}) {
  const change = vi.fn()
  const optionsWith = (more: object) => ({
    ...{ userId: 'u1', problem, drafts },
    chosen: { settings: { ...defaultSettings, ...more }, change },
  })
  const { result, rerender } = renderHook(useDraft, { initialProps: optionsWith(editor) })
  return {
    change,
    draft: () => result.current,
    /** Other settings have arrived. */
    arrive: (more: object) => rerender(optionsWith(more)),
  }
}

interface EditorOptions {
  problem?: typeof unsigned
  drafts?: readonly Draft[]
  editor?: object
}

test('a mode that was chosen is stored, and opens a problem that was not begun', () => {
  const first = openEditor()

  act(() => first.draft().choose({ mode: 'stdin' }))

  expect(first.draft().mode).toBe('stdin')
  expect(first.change).toHaveBeenCalledWith({ ...defaultSettings, mode: 'stdin' })
  const other = { ...signed, _id: 'p2' }
  expect(openEditor({ problem: other, editor: { mode: 'stdin' } }).draft().mode).toBe('stdin')
  expect(openEditor({ problem: other }).draft().mode).toBe('function')
})

test('a problem that was begun opens with its code, whatever was chosen for another one', () => {
  const { draft } = openEditor({ drafts: [draftOf('stdin')], editor: { mode: 'function' } })

  expect(draft()).toMatchObject({ mode: 'stdin', code: 'stdin in python' })
})

test('a mode that was chosen and not typed in is kept for its problem, though the other one has a draft', () => {
  const drafts = [draftOf('function')]
  const { draft } = openEditor({ drafts })
  act(() => draft().choose({ mode: 'stdin' }))

  expect(openEditor({ drafts }).draft().mode).toBe('stdin')
})

test('a submission is shown in its mode, which is not stored for other problems', () => {
  const { draft, change } = openEditor({ drafts: [draftOf('function')] })

  act(() => draft().show({ language: 'java', mode: 'stdin' }))

  expect(draft()).toMatchObject({ language: 'java', mode: 'stdin' })
  expect(change).toHaveBeenLastCalledWith({ ...defaultSettings, language: 'java' })
})

test('a problem without a signature knows whole programs only', () => {
  const { draft } = openEditor({ problem: unsigned, editor: { mode: 'function' } })

  expect(draft()).toMatchObject({ mode: 'stdin', modes: ['stdin'] })
})

test('what the account has chosen arrives late: it opens a problem that was not begun, and replaces no code', () => {
  const { draft, arrive } = openEditor()

  arrive({ mode: 'stdin' })
  expect(draft().mode).toBe('stdin')

  act(() => draft().autosave.type('print(1)\n'))
  arrive({ mode: 'function', language: 'java' })

  expect(draft()).toMatchObject({ mode: 'stdin', code: 'print(1)\n' })
  expect(draft().language).not.toBe('java')
})
