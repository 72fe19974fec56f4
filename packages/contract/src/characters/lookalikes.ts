/** A visible character that resembles a keyboard character or is used in its place. */
export interface Lookalike {
  readonly kind: 'lookalike' | 'letter'
  readonly name: string
  /** The keyboard character; null if replacing it would change the meaning, as with a superscript 2. */
  readonly plain: string | null
}

/** null if the character resembles no keyboard character. */
export function lookalike(character: string): Lookalike | null {
  const codePoint = character.codePointAt(0) ?? 0
  if (codePoint < 0x80) return null
  const sign = signs.get(character)
  if (sign) return { kind: 'lookalike', ...sign }
  const letter = letters.get(character)
  if (letter) return { kind: 'letter', ...letter }
  return digitLike(character, codePoint) ?? formOfPlain(character, codePoint)
}

/** Unicode arranges the digits of every script in rows from zero to nine. */
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

/** Full-width, mathematical, superscript and circled forms: everything that Unicode decomposes to plain characters. */
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
  ['\u2014\u2015\u2E3A\u2E3B\uFE58', '-', 'long dash'],
  ['\u2212', '-', 'minus sign'],
  ['\u02D7', '-', 'modifier minus sign'],
  ['\u2043', '-', 'hyphen bullet'],
  ['\u2796', '-', 'heavy minus sign'],
  ['\u2795', '+', 'heavy plus sign'],
  ['\uA78A', '=', 'short equals sign'],
  ['\u2026', '...', 'ellipsis'],
  ['\u00D7', '*', 'multiplication sign'],
  ['\u2217\u204E', '*', 'asterisk operator'],
  ['\u22C5', '*', 'dot operator'],
  ['\u22C6\u2731', '*', 'star'],
  ['\u00F7\u2797', '/', 'division sign'],
  ['\u2044\u2215', '/', 'slash of a fraction'],
  ['\u29F8', '/', 'big solidus'],
  ['\u2216', '\\', 'set minus'],
  ['\u29F5\u29F9', '\\', 'reverse solidus operator'],
  ['\u2264', '<=', 'less-than or equal to'],
  ['\u2265', '>=', 'greater-than or equal to'],
  ['\u2260', '!=', 'not equal to'],
  ['\u2236', ':', 'ratio'],
  ['\uA789', ':', 'short colon'],
  ['\u0589', ':', 'Armenian full stop'],
  ['\u2254', ':=', 'colon equals'],
  ['\u2223', '|', 'divides'],
  ['\u01C0', '|', 'dental click'],
  ['\u00A6', '|', 'broken bar'],
  ['\u2758', '|', 'light vertical bar'],
  ['\u02C6', '^', 'circumflex accent'],
  ['\u2038', '^', 'caret'],
  ['\u02CB\u2035', '`', 'grave accent'],
  ['\u02DC\u223C\u301C', '~', 'tilde'],
  ['\u066A', '%', 'Arabic percent sign'],
  ['\u060C\u066B', ',', 'Arabic comma'],
  ['\u061B', ';', 'Arabic semicolon'],
  ['\u061F', '?', 'Arabic question mark'],
  ['\u06D4', '.', 'Arabic full stop'],
  ['\u3001', ',', 'ideographic comma'],
  ['\u3002', '.', 'ideographic full stop'],
  ['\u3010', '[', 'left black bracket'],
  ['\u3011', ']', 'right black bracket'],
  ['\u3014', '[', 'left tortoise shell bracket'],
  ['\u3015', ']', 'right tortoise shell bracket'],
  ['\u2768', '(', 'left ornamental bracket'],
  ['\u2769', ')', 'right ornamental bracket'],
  ['\u2039\u27E8\u3008', '<', 'left angle bracket'],
  ['\u203A\u27E9\u3009', '>', 'right angle bracket'],
]
const signs = new Map(
  signRows.flatMap(([characters, plain, name]) =>
    [...characters].map((one) => [one, { plain, name }] as const),
  ),
)

/** Pairs of a letter of another alphabet and the Latin letter that it looks like. */
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
