/** A character that is seen, but looks like what a keyboard types, or stands for it elsewhere. */
export interface Lookalike {
  readonly kind: 'lookalike' | 'letter'
  readonly name: string
  /** null where what it looks like would mean something else, such as the 2 of a square. */
  readonly plain: string | null
}

/** null: it looks like nothing of the kind. */
export function lookalike(character: string): Lookalike | null {
  const codePoint = character.codePointAt(0) ?? 0
  if (codePoint < 0x80) return null
  const sign = signs.get(character)
  if (sign) return { kind: 'lookalike', ...sign }
  const letter = letters.get(character)
  if (letter) return { kind: 'letter', ...letter }
  return digitLike(character, codePoint) ?? formOfPlain(character, codePoint)
}

/** Digits of all scripts stand in rows of ten, from zero to nine. */
function digitLike(character: string, codePoint: number): Lookalike | null {
  if (!isDigit.test(character)) return null
  let first = codePoint
  while (isDigit.test(String.fromCodePoint(first - 1))) first--
  const plain = String((codePoint - first) % 10)
  return { kind: 'lookalike', name: `${digitScripts.get(first) ?? 'foreign'} digit ${plain}`, plain }
}

const isDigit = /^\p{Nd}$/u
const digitScripts: ReadonlyMap<number, string> = new Map([
  ...([
    [0xff10, 'full-width'],
    [0x1d7ce, 'mathematical'],
    [0x1fbf0, 'segmented'],
    [0x660, 'Arabic-Indic'],
    [0x6f0, 'extended Arabic-Indic'],
    [0x966, 'Devanagari'],
    [0x9e6, 'Bengali'],
    [0xa66, 'Gurmukhi'],
    [0xae6, 'Gujarati'],
    [0xb66, 'Oriya'],
    [0xbe6, 'Tamil'],
    [0xc66, 'Telugu'],
    [0xce6, 'Kannada'],
    [0xd66, 'Malayalam'],
    [0xe50, 'Thai'],
    [0xed0, 'Lao'],
    [0xf20, 'Tibetan'],
    [0x1040, 'Myanmar'],
    [0x17e0, 'Khmer'],
    [0x1810, 'Mongolian'],
  ] as const),
])

/** Full-width, mathematical, raised and circled forms: whatever Unicode itself takes for another form of plain characters. */
function formOfPlain(character: string, codePoint: number): Lookalike | null {
  const plain = character.normalize('NFKC')
  if (!/^[!-~]+$/.test(plain)) return null
  const isRaised = /[ªº™℠\u00B2\u00B3\u00B9\u02B0-\u02B8\u02E0-\u02E4\u1D2C-\u1D6A\u2070-\u209C]/u.test(
    character,
  )
  const isFullWidth = codePoint >= 0xff01 && codePoint <= 0xff5e
  const form = isRaised ? 'raised or lowered' : isFullWidth ? 'full-width' : 'another form of'
  return { kind: 'lookalike', name: `${form} "${plain}"`, plain: isRaised ? null : plain }
}

const signRows: readonly (readonly [characters: string, plain: string, name: string])[] = [
  ['\u2018', "'", 'left single quotation mark'],
  ['\u2019', "'", 'right single quotation mark'],
  ['\u201A', "'", 'low single quotation mark'],
  ['\u201B\u02BC\u02B9', "'", 'single quotation mark'],
  ['\u00B4', "'", 'acute accent'],
  ['\u2032', "'", 'prime'],
  ['\u201C', '"', 'left double quotation mark'],
  ['\u201D', '"', 'right double quotation mark'],
  ['\u201E', '"', 'low double quotation mark'],
  ['\u201F', '"', 'double quotation mark'],
  ['\u2033', '"', 'double prime'],
  ['\u2010', '-', 'hyphen'],
  ['\u2011', '-', 'non-breaking hyphen'],
  ['\u2012', '-', 'figure dash'],
  ['\u2013', '-', 'en dash'],
  ['\u2014\u2015', '-', 'long dash'],
  ['\u2212', '-', 'minus sign'],
  ['\u2026', '...', 'ellipsis'],
  ['\u00D7', '*', 'multiplication sign'],
  ['\u2217\u204E', '*', 'asterisk operator'],
  ['\u00F7', '/', 'division sign'],
  ['\u2044\u2215', '/', 'slash of a fraction'],
  ['\u2216', '\\', 'set minus'],
  ['\u2264', '<=', 'less-than or equal to'],
  ['\u2265', '>=', 'greater-than or equal to'],
  ['\u2260', '!=', 'not equal to'],
  ['\u2236', ':', 'ratio'],
  ['\u2223', '|', 'divides'],
  ['\u02C6', '^', 'circumflex accent'],
  ['\u02DC\u223C', '~', 'tilde'],
  ['\u3001', ',', 'ideographic comma'],
  ['\u3002', '.', 'ideographic full stop'],
  ['\u3010', '[', 'left black bracket'],
  ['\u3011', ']', 'right black bracket'],
]
const signs = new Map(
  signRows.flatMap(([characters, plain, name]) =>
    [...characters].map((one) => [one, { plain, name }] as const),
  ),
)

/** Letters of other alphabets that are drawn as a Latin one: each first letter looks like the second. */
const letterPairs = {
  Cyrillic: 'АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ХX аa еe оo рp сc уy хx ѕs іi јj ԁd һh ԛq ԝw ӏl',
  Greek: 'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX οo νv ιi',
} as const
const letters = new Map(
  Object.entries(letterPairs).flatMap(([alphabet, pairs]) =>
    pairs.split(' ').map((pair) => {
      const [letter = '', plain = ''] = pair
      return [letter, { plain, name: `${alphabet} letter that looks like "${plain}"` }] as const
    }),
  ),
)
