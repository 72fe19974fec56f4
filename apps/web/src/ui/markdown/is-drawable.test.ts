import { expect, test } from 'vitest'
import { isDrawable } from './is-drawable.ts'

test.each([
  '- one\n  - two\n    - three',
  '> quoted\n> > twice',
  '1. first\n2. second',
  '---\n***\n',
  `Name: ${'_'.repeat(60)}`,
  Array.from({ length: 200 }, (_, row) => `[${row}, [1, 2]]`).join('\n'),
  'a * b + *stressed* and __strong__ in snake_case_names',
  Array.from({ length: 300 }, (_, index) => `- **point ${index}**`).join('\n\n'),
])('what people write is drawn: %j', (text) => {
  expect(isDrawable(text)).toBe(true)
})

test.each([
  ...['- '.repeat(60), `words\n${'> '.repeat(60)}`, '1. '.repeat(60), '*a '.repeat(500), '~~a'.repeat(500)],
  ...[
    ']'.repeat(2000),
    '[a]('.repeat(1000),
    '<!--'.repeat(200),
    '<?'.repeat(200),
    `${'_'.repeat(200)}a${'_'.repeat(200)}`,
  ],
])('what is nested without end is not: %.12s', (text) => {
  expect(isDrawable(text)).toBe(false)
})
