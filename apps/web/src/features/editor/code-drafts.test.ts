import type { Draft } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { CodeDrafts } from './code-drafts.ts'

const problem = {
  _id: 'p1',
  startCode: [{ language: 'python', initialCode: 'input()\n' }] as const,
  signature: { function: 'twice(value: int): int', input: 'value' },
}
const draftOf = (mode: Draft['mode'], updatedAt: string): Draft => ({
  ...{ language: 'python', mode, code: mode, revision: 1, updatedAt },
})
const open = (drafts: readonly Draft[], more: object = {}) =>
  new CodeDrafts({
    userId: 'u1',
    problem: { ...problem, startCode: [...problem.startCode], ...more },
    drafts,
  })

test('a problem with a signature begins with its function, and one without with its starter code', () => {
  expect(open([]).starterOf('python', 'function')).toBe('def twice(value: int) -> int:\n    pass\n')
  expect(open([]).starterOf('python', 'stdin')).toBe('input()\n')
})

test('the mode used last is opened, and each mode has its own code', () => {
  const drafts = open([draftOf('function', '2026-01-01T00:00:00Z'), draftOf('stdin', '2026-01-02T00:00:00Z')])

  expect(drafts.newestMode()).toBe('stdin')
  expect(drafts.autosaveOf('python', 'stdin').snapshot().text).toBe('stdin')
  expect(drafts.autosaveOf('python', 'function').snapshot().text).toBe('function')
})
