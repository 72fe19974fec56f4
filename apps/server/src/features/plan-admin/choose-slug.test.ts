import { expect, test } from 'vitest'
import { choosePlanSlug } from './choose-slug.ts'

test.each([
  ['Your First Programs', [], 'your-first-programs'],
  ['Été à Paris, 2026!', [], 'ete-a-paris-2026'],
  ['Loops', ['loops'], 'loops-2'],
  ['Loops', ['loops', 'loops-2'], 'loops-3'],
  ['循环', [], 'plan'],
  ['循环', ['plan'], 'plan-2'],
  ['a '.repeat(100), [], Array(30).fill('a').join('-')],
])('%s is found at its own address', (title, taken, slug) => {
  expect(choosePlanSlug(title, new Set(taken))).toBe(slug)
})
