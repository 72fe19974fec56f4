import { expect, test } from 'vitest'
import { parseException } from './parse-exception.ts'

const nodeSays = (headline: string) =>
  `debugging\n/box/main.js:3\n  throw it\n  ^\n\n${headline}\n    at main (/box/main.js:3:9)\n\nNode.js v24.0.0\n`

test.each([
  ['Error: hey', 'Error', ': hey'],
  ['Error', 'Error', ''],
  ['Foo [Error]: hey', 'Foo', ': hey'],
  ['AssertionError [ERR_ASSERTION]: not equal', 'AssertionError', ': not equal'],
  ['{ a: 1 }', '{ a: 1 }', ''],
  ['some words', 'some words', ''],
  [
    'UnhandledPromiseRejection: Long advice. The promise rejected with the reason "no. 1".',
    'promise rejection',
    ': no. 1',
  ],
])('Node names what was thrown: %s', (headline, name, words) => {
  expect(parseException(nodeSays(headline), 'javascript')).toEqual({ name, words })
})

test.each([
  ['cpp', 'Error: no such thing\n'],
  ['javascript', 'Error: printed, not thrown\n'],
  ['cpp', nodeSays('Error: hey')],
] as const)('a %s program that only prints an error has thrown none', (language, stderr) => {
  expect(parseException(stderr, language)).toBeNull()
})
