import { lookalike } from './lookalikes.ts'
import { unseenCharacter } from './unseen-characters.ts'

/**
 * A character that people do not notice, or take for another.
 * - `unseen`: nobody sees it, or it looks like a blank or a line end
 * - `lookalike`: a quotation mark, dash, digit or form that stands for what a keyboard types
 * - `letter`: a letter of another alphabet that is drawn as a Latin one; quite right in a text of that alphabet
 * - `broken`: what stands for bytes that are no text, or half a character
 */
export interface OddCharacter {
  readonly kind: 'unseen' | 'lookalike' | 'letter' | 'broken'
  readonly codePoint: number
  /** For people, in lower case: `zero width space`. */
  readonly name: string
  /** What stands for it in plain text, empty for nothing at all; null where nobody can say. */
  readonly plain: string | null
}

export interface PlacedOddCharacter extends OddCharacter {
  /** Where it stands in the text, in UTF-16 units: from its first to the one after its last. */
  readonly from: number
  readonly to: number
  /** A joiner or a selector behind a letter or picture of a script that needs such: it is at home there. */
  readonly isAtHome: boolean
}

/** What is odd about this character; null for every ordinary one, of whatever script. */
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
  const unseen = unseenCharacter(character)
  if (unseen) return { kind: 'unseen', codePoint, ...unseen }
  const like = lookalike(character)
  return like && { codePoint, ...like }
}

/** All odd characters of a text, in their order. A carriage return before a line feed is a part of a line end, and not odd. */
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

/** `U+200B zero width space` */
export function oddCharacterText({ codePoint, name }: Pick<OddCharacter, 'codePoint' | 'name'>): string {
  return `${codePointText(codePoint)} ${name}`
}

/** `U+200B` */
export function codePointText(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
}

/** The text with what stands in plain text for each odd character; one without such stays. */
export function plainText(text: string): string {
  // A text has the same few characters again and again; most have none, and are to cost nothing.
  let plains: Map<string, string> | null = null
  return text.replaceAll(/\r\n|[^\t\n -~]/gu, (character) => {
    plains ??= new Map([['\r\n', '\n']])
    const plain = plains.get(character) ?? oddCharacter(character)?.plain ?? character
    plains.set(character, plain)
    return plain
  })
}

/** Emoji and the scripts of India and Persia are written with these; between Latin letters and blanks nobody needs them. */
function isAtHome(text: string, at: number): boolean {
  if (!joinersAndSelectors.includes(text.charAt(at))) return false
  // Two units back are enough for any character; a pair that is cut in half there is no letter.
  return /[^\p{Script=Latin}\p{Z}\p{C}\p{ASCII}]$/u.test(text.slice(Math.max(0, at - 2), at))
}

const joinersAndSelectors = ['\u200C', '\u200D', '\uFE0E', '\uFE0F']
