import type { Language } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { locateMessages } from './locate-messages.ts'

test.each<[string, Language, string, number | null, string]>([
  ['the token at a column', 'cpp', '  return stop;', 10, 'stop'],
  ['the token behind tabs, as g++ counts them', 'cpp', '\t\tstop = 1;', 17, 'stop'],
  ['the token behind tabs, as javac counts them', 'java', '\t\tstop = 1;', 3, 'stop'],
  ['one character where no word begins', 'cpp', 'int a = ;', 9, ';'],
  ['the whole line without its indent', 'python', '    x = (1,  ', null, 'x = (1,'],
])('a message points at %s', (_, language, source, column, words) => {
  const message = { severity: 'error', line: 2, column, text: 'wrong', from: 0, to: 0 } as const

  const [placed] = locateMessages([message], `first\n${source}`, language)

  expect(source.slice(placed?.from, placed?.to)).toBe(words)
})

test('a line that the code does not have gives an empty stretch', () => {
  const message = { severity: 'error', line: 9, column: null, text: 'wrong', from: 0, to: 0 } as const

  expect(locateMessages([message], 'one line', 'python')).toMatchObject([{ line: 9, from: 0, to: 0 }])
})

test('an error says which characters of its line look like others', () => {
  const message = {
    severity: 'error',
    line: 1,
    column: 7,
    text: 'invalid character',
    from: 0,
    to: 0,
  } as const

  const [placed] = locateMessages([message], 'print(\u201Chi\u201C)', 'python')

  expect(placed?.hint).toContain('This line has U+201C left double quotation mark.')
})
