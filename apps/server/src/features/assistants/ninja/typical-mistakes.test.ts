import { expect, test } from 'vitest'
import { typicalMistakes } from './typical-mistakes.ts'

const editorial =
  '## Idea\n\nSecret.\n\n## Pitfalls\n\n- **32 bits** are too few.\n- Ties.\n\n## Complexity\n\n$O(n)$.\n'

test('only the section about pitfalls is told', () => {
  expect(typicalMistakes({ editorial, level: 3, submissions: 1 })).toBe('- **32 bits** are too few.\n- Ties.')
})

test.each([
  ['at a lower level', { level: 2, submissions: 3 }],
  ['before a submission', { level: 4, submissions: 0 }],
])('nothing is told %s', (_, facts) => {
  expect(typicalMistakes({ editorial, ...facts })).toBe('')
})

test('an editorial without the section tells nothing', () => {
  expect(typicalMistakes({ editorial: '## Idea\n\nSecret.', level: 4, submissions: 4 })).toBe('')
})
