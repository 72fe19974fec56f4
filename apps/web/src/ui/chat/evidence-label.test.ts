import type { Evidence } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { evidenceLabel } from './evidence-label.ts'

test.each<[Evidence, string]>([
  [{ kind: 'code' }, 'Your code'],
  [{ kind: 'code', fromLine: 10 }, 'Your code, line 10'],
  [{ kind: 'code', fromLine: 10, toLine: 10 }, 'Your code, line 10'],
  [{ kind: 'code', fromLine: 8, toLine: 13 }, 'Your code, lines 8–13'],
  [{ kind: 'verdict', status: 'Wrong Answer' }, 'Last verdict, Wrong Answer'],
  [{ kind: 'order', _id: 'x', title: 'Notebook' }, 'Notebook'],
])('%j is called %s', (evidence, words) => {
  expect(evidenceLabel(evidence)).toBe(words)
})
