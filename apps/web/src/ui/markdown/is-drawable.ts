/** Marks of lists and quotes before one line, and stars and underscores in it: more than anybody writes by hand. */
const mostMarks = 50
const mostStresses = 400

const marksBefore = new RegExp(`^(?:[ \\t]{0,8}(?:[-*+>]|\\d{1,9}[.)])){${mostMarks}}`, 'm')

/** Whether a text can be drawn in a moment: what is nested hundreds deep takes parsers seconds, or more than their stack. */
export function isDrawable(text: string): boolean {
  return !marksBefore.test(text) && text.split(/\n\s*\n/).every((part) => stressesIn(part) <= mostStresses)
}

function stressesIn(text: string): number {
  return text.match(/[*_]+/g)?.length ?? 0
}
