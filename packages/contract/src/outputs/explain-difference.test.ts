import { expect, test } from 'vitest'
import { differenceSentence, explainDifference, explainOutputs, shownValue } from './explain-difference.ts'

const explain = (actual: string, expected: string, byTolerance = false) =>
  explainDifference({ actual, expected, byTolerance })

test.each([
  ['2\u200B', '2', 'Only this differs: the output has U+200B zero width space.'],
  ['2', '\uFEFF2', 'Only this differs: U+FEFF byte order mark is expected.'],
  [
    '1\u00A02',
    '1\u202F2',
    'Only this differs: the output has U+00A0 no-break space, and U+202F narrow no-break space is expected.',
  ],
  ['2\u0000', '2', 'Only this differs: the output has U+0000 NUL.'],
  ['2\u001B', '2', 'Only this differs: the output has U+001B escape.'],
  ['2\uDCFF', '2', 'Only this differs: the output has the byte FF, which is no UTF-8.'],
  ['\uFF12', '2', 'Only this differs: the output has U+FF12 full-width digit 2.'],
  ['\u0662', '2', 'Only this differs: the output has U+0662 Arabic-Indic digit 2.'],
  ['\u0410', 'A', 'Only this differs: the output has U+0410 Cyrillic letter that looks like "A".'],
  ['a\u200Bb', 'ab\u200B', 'Only this differs: characters that nobody sees stand in other places.'],
  ['e\u0301', '\u00E9', 'Only this differs: accents are written in another form of Unicode.'],
  ['3\u200B', '2', 'The output has U+200B zero width space.'],
  ['\u2212', '3', 'The output has U+2212 minus sign.'],
  ['\u22124', '-3', 'The output has U+2212 minus sign.'],
  ['\uFF14', '3', 'The output has U+FF14 full-width digit 4.'],
  [
    '\u0001\u0002\u0003\u0004\u0005x',
    'x',
    'Only this differs: the output has U+0001 start of heading and U+0002 start of text and U+0003 end of text and 2 more.',
  ],
  ['YES', 'Yes', 'Only upper and lower case differ.'],
  ['привет', 'пока', null],
  ['4', '5', 'Off by 1: too small.'],
  ['5000001', '5000000', 'Off by 1: too large.'],
  ['9007199254740993', '9007199254740992', 'Off by 1: too large.'],
  ['-3', '+4', 'Off by 7: too small.'],
  ['1', '9'.repeat(60), 'Off by a number of 60 digits: too small.'],
  ['007', '7', 'It is the same number in another form, and this problem compares how it is written.'],
  ['2.0', '2', 'It is the same number in another form, and this problem compares how it is written.'],
  ['.50', '0.5', 'It is the same number in another form, and this problem compares how it is written.'],
  ['9007199254740993.0', '9007199254740992', null],
  ['0.3333', '0.333333333', null],
  ['yes', '5', null],
  [`${'x'.repeat(80)}a`, `${'x'.repeat(80)}b`, 'The first 80 characters are the same.'],
])('%j where %j is expected: %s', (actual, expected, sentence) => {
  expect(explain(actual, expected)).toBe(sentence)
})

test('how near a decimal is stands only where the problem compares by a tolerance', () => {
  expect(explain('0.3333', '0.3334', true)).toBe('Off by 0.0001: more than this problem allows.')
  expect(explain('3.5', '3', true)).toBe('Off by 0.5: more than this problem allows.')
  expect(explain('5000001', '5000000', true)).toBe('Off by 1: too large.')
  expect(explain('0.3333', '0.3334')).toBeNull()
})

test('of whole outputs the first value that differs is explained', () => {
  const explained = (actual: string, expected: string) =>
    explainOutputs({ actual, expected, byTolerance: false })

  expect(explained('1 2\n3', '1\n2 4')).toBe('Off by 1: too small.')
  expect(explained('1 2', '1')).toBeNull()
  expect(explained('1', '1')).toBeNull()
})

test('values of a million characters are explained in one pass', () => {
  const long = 'x'.repeat(1_000_000)

  expect(explain(`${long}\u200B`, long)).toBe('The first 1,000,000 characters are the same.')
})

test.each([
  ['2\u200B', '2⟨U+200B⟩'],
  ['a\u001B[31m', 'a⟨U+001B⟩[31m'],
  ['❤\uFE0F', '❤\uFE0F'],
  ['５', '５'],
  [' ', 'a space'],
  ['  \n', '2 spaces and a line end'],
  ['\r\n', 'a carriage return and a line end'],
])('%j is told as %s', (value, words) => {
  expect(shownValue(value)).toBe(words)
})

test('a sentence for those who run a problem holds place, values and what tells them apart', () => {
  const place = { line: 3, token: 1 }
  const why = explain('2\u200B', '2') ?? ''

  expect(differenceSentence({ ...place, expected: '2', actual: '2\u200B', why })).toBe(
    'Expected "2", got "2⟨U+200B⟩" on line 3. Only this differs: the output has U+200B zero width space.',
  )
  expect(differenceSentence({ ...place, expected: null, actual: '6' })).toBe(
    'Expected nothing, got "6" on line 3.',
  )
  expect(differenceSentence({ ...place, expected: '\n', actual: '  ' })).toBe(
    'Expected a line end, got 2 spaces on line 3.',
  )
})
