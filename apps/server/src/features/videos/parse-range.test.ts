import { expect, test } from 'vitest'
import { parseRange } from './parse-range.ts'

test.each([
  [undefined, { kind: 'all' }],
  ['bytes=0-', { kind: 'part', start: 0, end: 99 }],
  ['bytes=10-19', { kind: 'part', start: 10, end: 19 }],
  ['bytes=10-1000', { kind: 'part', start: 10, end: 99 }],
  ['bytes=99-99', { kind: 'part', start: 99, end: 99 }],
  ['bytes=-5', { kind: 'part', start: 95, end: 99 }],
  ['bytes=-100', { kind: 'all' }],
  ['bytes=-1000', { kind: 'all' }],
  ['bytes=-0', { kind: 'beyond' }],
  ['bytes=100-', { kind: 'beyond' }],
  ['bytes=100-200', { kind: 'beyond' }],
  ['bytes=20-10', { kind: 'all' }],
  ['bytes=-', { kind: 'all' }],
  ['bytes=0-9,20-29', { kind: 'all' }],
  ['bytes=99999999999999999999-', { kind: 'all' }],
  ['lines=0-9', { kind: 'all' }],
  ['bytes=a-b', { kind: 'all' }],
])('of a hundred bytes %s asks for %o', (header, asked) => {
  expect(parseRange(header, 100)).toEqual(asked)
})
