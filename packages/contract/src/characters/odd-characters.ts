import { invisibleCharacter } from './invisible-characters.ts'
import { lookalike } from './lookalikes.ts'

/**
 * A character that readers overlook or confuse with another.
 * - `unseen`: it is invisible, or looks like a blank or a line break
 * - `lookalike`: a quotation mark, dash, digit or form used instead of a keyboard character
 * - `letter`: a letter of another alphabet that looks like a Latin one; correct in a text of that alphabet
 * - `broken`: a replacement for invalid bytes, or half a character
 */
export interface OddCharacter {
  readonly kind: 'unseen' | 'lookalike' | 'letter' | 'broken'
  readonly codePoint: number
  /** Display name in lower case, for example `zero width space`. */
  readonly name: string
  /** The plain-text replacement, empty to delete the character; null if unknown. */
  readonly plain: string | null
}

export interface PlacedOddCharacter extends OddCharacter {
  /** Its range in the text, in UTF-16 units; the end is exclusive. */
  readonly from: number
  readonly to: number
  /** Whether it is legitimate here: a joiner or variation selector after a letter or emoji whose script needs it. */
  readonly isAtHome: boolean
}

/** Classifies a character; null for ordinary ones of any script. */
export function oddCharacter(character: string): OddCharacter | null {
  const codePoint = character.codePointAt(0)
  if (codePoint === undefined) return null
  if (codePoint === 0xfffd)
    return {
      kind: 'broken',
      codePoint,
      name: 'character that stands for bytes that are no text',
      plain: null,
    }
  if (codePoint >= 0xd800 && codePoint <= 0xdfff)
    return { kind: 'broken', codePoint, name: 'half a character', plain: '' }
  const unseen = invisibleCharacter(character)
  if (unseen) return { kind: 'unseen', codePoint, ...unseen }
  const like = lookalike(character)
  return like && { codePoint, ...like }
}

/** All odd characters of a text, in order. A carriage return before a line feed is part of a line break and not odd. */
export function oddCharactersIn(text: string): PlacedOddCharacter[] {
  const found: PlacedOddCharacter[] = []
  for (const match of text.matchAll(/\r\n|[^\t\n -~]/gu)) {
    const odd = match[0] === '\r\n' ? null : oddCharacter(match[0])
    if (!odd) continue
    const from = match.index
    found.push({ ...odd, from, to: from + match[0].length, isAtHome: isAtHome(text, from) })
  }
  return found
}

/** For example `U+200B zero width space`. */
export function oddCharacterText({ codePoint, name }: Pick<OddCharacter, 'codePoint' | 'name'>): string {
  return `${codePointText(codePoint)} ${name}`
}

/** For example `U+200B`. */
export function codePointText(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
}

/** Replaces each odd character by its plain-text equivalent; those without one are kept. */
export function plainText(text: string): string {
  // Cached per text, because a text repeats the same few characters; texts without odd characters cost nothing.
  let plains: Map<string, string> | null = null
  return text.replaceAll(/\r\n|[^\t\n -~]/gu, (character) => {
    plains ??= new Map([['\r\n', '\n']])
    const plain = plains.get(character) ?? oddCharacter(character)?.plain ?? character
    plains.set(character, plain)
    return plain
  })
}

/** Emoji and the scripts of India and Persia need these; between Latin letters and blanks they are never needed. */
function isAtHome(text: string, at: number): boolean {
  if (!joinersAndSelectors.includes(text.charAt(at))) return false
  // Two units are enough for any preceding character; a surrogate pair cut in half is no letter.
  return /[^\p{Script=Latin}\p{Z}\p{C}\p{ASCII}]$/u.test(text.slice(Math.max(0, at - 2), at))
}

const joinersAndSelectors = ['\u200C', '\u200D', '\uFE0E', '\uFE0F']
