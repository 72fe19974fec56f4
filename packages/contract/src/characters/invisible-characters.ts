/** An invisible character, or one that looks like an ordinary blank, with its name and plain-text replacement. */
export interface InvisibleCharacter {
  readonly name: string
  /** Empty to delete the character; null if unknown. */
  readonly plain: string | null
}

/** The characters of a keyboard. A carriage return counts as a character only if no line feed follows. */
const ordinary = /^[\t\n -~]$/
const unseen =
  /^[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Co}\p{Noncharacter_Code_Point}]$/u

/**
 * Detects all invisible characters by their Unicode properties, even those without a name in the table. Returns null if the
 * character is visible.
 */
export function invisibleCharacter(character: string): InvisibleCharacter | null {
  if (ordinary.test(character)) return null
  const codePoint = character.codePointAt(0) ?? 0
  if (codePoint === 0x2800) return { name: 'blank Braille pattern', plain: ' ' }
  if (codePoint === 0x1d159) return { name: 'musical symbol null notehead', plain: '' }
  if (!unseen.test(character)) return null
  return { name: nameOf(character, codePoint), plain: plainOf(character) }
}

function plainOf(character: string): string | null {
  if (/[\r\u0085\p{Zl}\p{Zp}]/u.test(character)) return '\n'
  if (/[\v\f\p{Zs}\u115F\u1160\u3164\uFFA0]/u.test(character)) return ' '
  if (/[\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(character)) return ''
  // Some format characters, such as the Arabic number sign, are visible, and private-use characters may mean anything.
  return /[\uFFF9-\uFFFB]/u.test(character) ? '' : null
}

function nameOf(character: string, codePoint: number): string {
  const known = names.get(codePoint) ?? controlNames[codePoint]
  if (known !== undefined) return known
  if (codePoint >= 0xfe00 && codePoint <= 0xfe0f) return `variation selector ${codePoint - 0xfe00 + 1}`
  if (codePoint >= 0xe0100 && codePoint <= 0xe01ef) return `variation selector ${codePoint - 0xe0100 + 17}`
  if (codePoint > 0xe0020 && codePoint < 0xe007f)
    return `tag character for "${String.fromCodePoint(codePoint - 0xe0000)}"`
  return propertyNames.find(([property]) => property.test(character))?.[1] ?? 'invisible character'
}

const propertyNames = [
  [/\p{Cc}/u, 'control character'],
  [/\p{Zs}/u, 'space of another width'],
  [/\p{Co}/u, 'private character'],
  [/\p{Noncharacter_Code_Point}/u, 'code that is no character'],
  [/(?!\p{Default_Ignorable_Code_Point})\p{Cf}/u, 'formatting character'],
] as const

const controlNames = [
  ...['NUL', 'start of heading', 'start of text', 'end of text', 'end of transmission', 'enquiry'],
  ...['acknowledge', 'bell', 'backspace', 'tab', 'line feed', 'vertical tab', 'form feed', 'carriage return'],
  ...['shift out', 'shift in', 'data link escape', 'device control 1', 'device control 2'],
  ...['device control 3', 'device control 4', 'negative acknowledge', 'synchronous idle'],
  ...['end of transmission block', 'cancel', 'end of medium', 'substitute', 'escape', 'file separator'],
  ...['group separator', 'record separator', 'unit separator'],
]

/** Unicode names in lower case. */
const names: ReadonlyMap<number, string> = new Map([
  [0x7f, 'delete'],
  [0x85, 'next line'],
  [0xa0, 'no-break space'],
  [0xad, 'soft hyphen'],
  [0x34f, 'combining grapheme joiner'],
  [0x61c, 'Arabic letter mark'],
  [0x115f, 'Hangul choseong filler'],
  [0x1160, 'Hangul jungseong filler'],
  [0x1680, 'Ogham space mark'],
  [0x17b4, 'Khmer vowel inherent aq'],
  [0x17b5, 'Khmer vowel inherent aa'],
  [0x180b, 'Mongolian free variation selector one'],
  [0x180c, 'Mongolian free variation selector two'],
  [0x180d, 'Mongolian free variation selector three'],
  [0x180e, 'Mongolian vowel separator'],
  [0x180f, 'Mongolian free variation selector four'],
  [0x2000, 'en quad'],
  [0x2001, 'em quad'],
  [0x2002, 'en space'],
  [0x2003, 'em space'],
  [0x2004, 'three-per-em space'],
  [0x2005, 'four-per-em space'],
  [0x2006, 'six-per-em space'],
  [0x2007, 'figure space'],
  [0x2008, 'punctuation space'],
  [0x2009, 'thin space'],
  [0x200a, 'hair space'],
  [0x200b, 'zero width space'],
  [0x200c, 'zero width non-joiner'],
  [0x200d, 'zero width joiner'],
  [0x200e, 'left-to-right mark'],
  [0x200f, 'right-to-left mark'],
  [0x2028, 'line separator'],
  [0x2029, 'paragraph separator'],
  [0x202a, 'left-to-right embedding'],
  [0x202b, 'right-to-left embedding'],
  [0x202c, 'pop directional formatting'],
  [0x202d, 'left-to-right override'],
  [0x202e, 'right-to-left override'],
  [0x202f, 'narrow no-break space'],
  [0x205f, 'medium mathematical space'],
  [0x2060, 'word joiner'],
  [0x2061, 'function application'],
  [0x2062, 'invisible times'],
  [0x2063, 'invisible separator'],
  [0x2064, 'invisible plus'],
  [0x2066, 'left-to-right isolate'],
  [0x2067, 'right-to-left isolate'],
  [0x2068, 'first strong isolate'],
  [0x2069, 'pop directional isolate'],
  [0x206a, 'inhibit symmetric swapping'],
  [0x206b, 'activate symmetric swapping'],
  [0x206c, 'inhibit Arabic form shaping'],
  [0x206d, 'activate Arabic form shaping'],
  [0x206e, 'national digit shapes'],
  [0x206f, 'nominal digit shapes'],
  [0x3000, 'ideographic space'],
  [0x3164, 'Hangul filler'],
  [0xfeff, 'byte order mark'],
  [0xffa0, 'halfwidth Hangul filler'],
  [0xfff9, 'interlinear annotation anchor'],
  [0xfffa, 'interlinear annotation separator'],
  [0xfffb, 'interlinear annotation terminator'],
  [0xe0001, 'language tag'],
  [0xe0020, 'tag character for a space'],
  [0xe007f, 'cancel tag'],
])
