import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { findSlowPatterns, findSlowPatternsIn } from './slow-patterns.ts'

test.each([
  ['blank lines before a word', String.raw`/^\s*print/m`],
  ['line ends that are no line feed', String.raw`/^[^\S\n]*print/m`],
  ['brackets that never close', String.raw`/\\\(([\s\S]*?)\\\)/g`],
  ['one sign in two places', String.raw`/^(?:\d+\.?\d*|\.\d+)$/`],
  ['blanks at the end', String.raw`/\s+$/`],
])('a pattern whose time grows faster than a text is found: %s', (_, pattern) => {
  expect(findSlowPatternsIn('a.ts', `export const pattern = ${pattern}\n`)).toMatchObject([
    { place: 'a.ts:1', pattern },
  ])
})

test.each([
  ['blanks of one line', String.raw`/^[ \t]*print/m`],
  ['brackets that do not nest', String.raw`/\\\(((?:(?!\\\()[\s\S])*?)\\\)/g`],
  ['a run that begins once', String.raw`/(?<!\s)\s+$/`],
  ['no repetition', '/print|read/'],
])('others are not: %s', (_, pattern) => {
  expect(findSlowPatternsIn('a.ts', `export const pattern = ${pattern}\n`)).toEqual([])
})

test('no source has one', async () => {
  expect(await findSlowPatterns(dirname(dirname(import.meta.dirname)))).toEqual([])
})
