/**
 * The number of list and quote markers before one line that is too many, and the largest numbers of signs in a paragraph that
 * may open emphasis, links or HTML comments: more than anybody types by hand.
 */
const maxMarks = 50
const maxStresses = 400
const maxBrackets = 1000
const maxHidden = 100

const marksBefore = new RegExp(`^(?:[ \\t]{0,8}(?:[-*+>]|\\d{1,9}[.)])){${maxMarks}}`, 'm')
const longStress = /\*{100}|_{100}/

/**
 * Whether a text can be parsed quickly. Nesting hundreds of levels deep takes parsers seconds, or overflows their stack, and
 * each opening sign is tried to the end of its paragraph.
 */
export function isDrawable(text: string): boolean {
  return !marksBefore.test(text) && text.split(/\n\s*\n/).every(isDrawablePart)
}

function isDrawablePart(part: string): boolean {
  return (
    countIn(part, /[*_~]+/g) <= maxStresses &&
    countIn(part, /[[\]]/g) <= maxBrackets &&
    countIn(part, /<[!?]/g) <= maxHidden &&
    !longStress.test(part)
  )
}

function countIn(text: string, signs: RegExp): number {
  return text.match(signs)?.length ?? 0
}
