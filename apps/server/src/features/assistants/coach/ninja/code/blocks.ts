import type { Language } from '@codedojo/contract'

/** A block of code: the body of a loop or a function. Offsets refer to the masked code. */
export interface Block {
  /** Start of the block's header. */
  readonly from: number
  /** Start and exclusive end of the body. */
  readonly bodyFrom: number
  readonly to: number
}

/** Finds the body that belongs to the header of a loop or a function. */
export function findBody(bare: string, head: { from: number; to: number }, language: Language): Block {
  const to = language === 'python' ? indentedEnd(bare, head) : statementEnd(bare, head.to, language)
  return { from: head.from, bodyFrom: head.to, to }
}

/** End of the lines that are indented deeper than the header (Python). */
function indentedEnd(bare: string, head: { from: number; to: number }): number {
  const lineFrom = bare.lastIndexOf('\n', head.from) + 1
  const indent = indentOf(bare.slice(lineFrom))
  let at = bare.indexOf('\n', head.to)
  while (at !== -1) {
    const next = bare.indexOf('\n', at + 1)
    const line = bare.slice(at + 1, next === -1 ? undefined : next)
    if (line.trim() !== '' && indentOf(line) <= indent) return at
    at = next
  }
  return bare.length
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

/** End of a statement in C++, Java or JavaScript: a block in braces, or up to its semicolon or line end. */
function statementEnd(bare: string, from: number, language: Language): number {
  const isBlock = /^\s*\{/.test(bare.slice(from, from + 200))
  const isArrow = /=>\s*$/.test(bare.slice(Math.max(0, from - 20), from))
  let depth = 0
  for (let at = from; at < bare.length; at++) {
    const character = bare[at]
    if (character === '{' || character === '(' || character === '[') depth += 1
    if (character === '}' || character === ')' || character === ']') {
      depth -= 1
      if (depth < 0) return at
      // A block body ends here, but an expression such as `n => ({ … }).size` continues.
      if (depth === 0 && character === '}' && (isBlock || !isArrow)) return at + 1
    }
    if (depth > 0) continue
    if (character === ';') return at + 1
    // `const double = n => 2 * n, three = 3`
    if (isArrow && character === ',') return at
    if (language === 'javascript' && character === '\n' && endsAtLine(bare, from, at)) return at
  }
  return bare.length
}

/** JavaScript: a statement continues on the next line if that line begins with one of these, or this line ends with one. */
const continuing = /^\s*(?:[.?:+*/%&|^=<>,)\]}-]|(?:else|in|instanceof)\b)/
const open = /(?:[-+*/%&|^=<>,.?:([{!~]|\b(?:return|else|do|in|of|typeof|new|await))\s*$/

/** Whether a line of JavaScript ends its statement, which may lack a semicolon. */
function endsAtLine(bare: string, from: number, at: number): boolean {
  if (open.test(bare.slice(Math.max(from, at - 40), at))) return false
  return !continuing.test(bare.slice(at + 1, at + 200)) && !isOnlyHeaders(bare, from, at)
}

const maxHeaders = 10

/** Whether the line holds only headers such as `for (…)`, whose body follows on the next line. */
function isOnlyHeaders(bare: string, from: number, to: number): boolean {
  let at = from
  for (let count = 0; count < maxHeaders; count++) {
    const head = /^\s*(?:(?:for|while|if)\s*\()?/.exec(bare.slice(at, Math.min(to, at + 200)))?.[0] ?? ''
    if (!head.endsWith('(')) return at + head.length >= to
    at = findClosingBracket(bare, at + head.length - 1)
  }
  return false
}

/** Offset after the bracket that closes the one at `open`. */
export function findClosingBracket(bare: string, open: number): number {
  let depth = 0
  for (let at = open; at < bare.length; at++) {
    if (bare[at] === '(') depth += 1
    if (bare[at] === ')' && --depth === 0) return at + 1
  }
  return bare.length
}

/** How many characters to search backwards for the bracket around a comprehension. */
const maxCharactersBack = 600

/** Offset of the innermost bracket that is still open at a place in its statement; null if none is. */
export function findOpeningBracket(bare: string, place: number): number | null {
  let depth = 0
  for (let at = place - 1; at >= Math.max(0, place - maxCharactersBack); at--) {
    const character = bare[at]
    if (character === ')' || character === ']' || character === '}') depth += 1
    if (character === '(' || character === '[' || character === '{') depth -= 1
    if (depth < 0) return at
  }
  return null
}
