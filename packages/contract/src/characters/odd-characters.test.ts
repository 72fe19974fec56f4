import { expect, test } from 'vitest'
import { oddCharacter, oddCharactersIn, oddCharacterText, plainText } from './odd-characters.ts'

function textOf(character: string): string | null {
  const odd = oddCharacter(character)
  return odd && oddCharacterText(odd)
}

test.each([
  ['\u200B', 'U+200B zero width space', ''],
  ['\uFEFF', 'U+FEFF byte order mark', ''],
  ['\u00A0', 'U+00A0 no-break space', ' '],
  ['\u0000', 'U+0000 NUL', ''],
  ['\u0007', 'U+0007 bell', ''],
  ['\u001B', 'U+001B escape', ''],
  ['\r', 'U+000D carriage return', '\n'],
  ['\u0085', 'U+0085 next line', '\n'],
  ['\u0090', 'U+0090 control character', ''],
  ['\u00AD', 'U+00AD soft hyphen', ''],
  ['\u2028', 'U+2028 line separator', '\n'],
  ['\u3000', 'U+3000 ideographic space', ' '],
  ['\u202E', 'U+202E right-to-left override', ''],
  ['\uFE0F', 'U+FE0F variation selector 16', ''],
  ['\u{E0101}', 'U+E0101 variation selector 18', ''],
  ['\u{E0041}', 'U+E0041 tag character for "A"', ''],
  ['\u{E0FFF}', 'U+E0FFF invisible character', ''],
  ['\u0600', 'U+0600 formatting character', null],
  ['\uE000', 'U+E000 private character', null],
  ['\uFFFF', 'U+FFFF code that is no character', null],
  ['\u2800', 'U+2800 blank Braille pattern', ' '],
  ['\u{1D159}', 'U+1D159 musical symbol null notehead', ''],
  ['\uFFFD', 'U+FFFD character that stands for bytes that are no text', null],
  ['\uD83D', 'U+D83D half a character', ''],
  ['\u201C', 'U+201C left double quotation mark', '"'],
  ['\u2019', 'U+2019 right single quotation mark', "'"],
  ['\u2212', 'U+2212 minus sign', '-'],
  ['\u2796', 'U+2796 heavy minus sign', '-'],
  ['\u22C5', 'U+22C5 dot operator', '*'],
  ['\u2254', 'U+2254 colon equals', ':='],
  ['\u00A6', 'U+00A6 broken bar', '|'],
  ['\u061B', 'U+061B Arabic semicolon', ';'],
  ['\u27E8', 'U+27E8 left angle bracket', '<'],
  ['\uFF12', 'U+FF12 full-width digit 2', '2'],
  ['\uFF1B', 'U+FF1B full-width ";"', ';'],
  ['\u0665', 'U+0665 Arabic-Indic digit 5', '5'],
  ['\u0967', 'U+0967 Devanagari digit 1', '1'],
  ['\u{1D7E1}', 'U+1D7E1 mathematical digit 9', '9'],
  ['\u{11DA3}', 'U+11DA3 foreign digit 3', '3'],
  ['\u{1D431}', 'U+1D431 another form of "x"', 'x'],
  ['\u037E', 'U+037E another form of ";"', ';'],
  ['\u00B2', 'U+00B2 raised or lowered "2"', null],
  ['\u0410', 'U+0410 Cyrillic letter that looks like "A"', 'A'],
])('%j is named and has its plain form', (character, text, plain) => {
  expect(textOf(character)).toBe(text)
  expect(oddCharacter(character)?.plain).toBe(plain)
})

test.each(['a', ' ', '\t', '\n', '~', 'é', 'ж', '猫', 'あ', 'क', '🙂', '€', 'α'])(
  '%j is not odd',
  (character) => {
    expect(oddCharacter(character)).toBeNull()
  },
)

test('every character that Unicode calls a control, a format, a separator or ignorable is named', () => {
  const unnamed: string[] = []
  const property = /[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\p{Cs}\p{Co}]/u
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    const character = String.fromCodePoint(codePoint)
    if (!property.test(character) || /[\t\n ]/.test(character)) continue
    if (!textOf(character)) unnamed.push(codePoint.toString(16))
  }

  expect(unnamed).toEqual([])
})

test('every digit of every script has the plain digit of its value', () => {
  const wrong: string[] = []
  for (let codePoint = 0x80; codePoint <= 0x1ffff; codePoint++) {
    const character = String.fromCodePoint(codePoint)
    const normal = character.normalize('NFKC')
    if (!/^\p{Nd}$/u.test(character)) continue
    const { plain = null } = oddCharacter(character) ?? {}
    const isRight = /^\d$/.test(normal) ? plain === normal : /^\d$/.test(plain ?? '')
    if (!isRight) wrong.push(codePoint.toString(16))
  }

  expect(wrong).toEqual([])
})

test('odd characters are found where they stand, a pair of surrogates counting as two', () => {
  const found = oddCharactersIn('🙂a\u200B\r\n\u201Cb\r')

  expect(found.map(({ from, to, codePoint }) => [from, to, codePoint])).toEqual([
    [3, 4, 0x200b],
    [6, 7, 0x201c],
    [8, 9, 0x0d],
  ])
})

test('a joiner in a picture or an Indian word is at home, and one in a Latin word is not', () => {
  const isAtHome = (text: string) => oddCharactersIn(text).map((odd) => odd.isAtHome)

  expect(isAtHome('👩\u200D💻')).toEqual([true])
  expect(isAtHome('❤\uFE0F')).toEqual([true])
  expect(isAtHome('क्\u200Dष')).toEqual([true])
  expect(isAtHome('a\u200Db \u200D')).toEqual([false, false])
  expect(isAtHome('क\u200B')).toEqual([false])
})

test('plain text has what a keyboard types, and leaves everything else', () => {
  const pasted = '\uFEFFprint(\u201Chi\u201D)\u00A0#\u200B ５ − x² é 🙂\u2028\r\nend\r'

  expect(plainText(pasted)).toBe('print("hi") # 5 - x² é 🙂\n\nend\n')
})

test('a long text takes a time that grows with its length alone', () => {
  const text = '\u200B\u201Cé'.repeat(200_000)

  expect(oddCharactersIn(text)).toHaveLength(400_000)
  expect(plainText(text)).toBe('"é'.repeat(200_000))
})
