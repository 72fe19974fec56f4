/**
 * The number of list and quote markers before one line that is too many, and the largest numbers of signs in a paragraph that
 * may open emphasis, links or HTML comments: more than anybody types by hand.
 */
const mostMarks = 50
const mostStresses = 400
const mostBrackets = 1000
const mostHidden = 100

const marksBefore = new RegExp(`^(?:[ \\t]{0,8}(?:[-*+>]|\\d{1,9}[.)])){${mostMarks}}`, 'm')
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
    countIn(part, /[*_~]+/g) <= mostStresses &&
    countIn(part, /[[\]]/g) <= mostBrackets &&
    countIn(part, /<[!?]/g) <= mostHidden &&
    !longStress.test(part)
  )
}

function countIn(text: string, signs: RegExp): number {
  return text.match(signs)?.length ?? 0
}
