import type { Language } from '@codedojo/contract'

/** A block of code: the body of a loop or a function. Offsets refer to the masked code. */
export interface Block {
  /** Start of the block's header. */
  readonly from: number
  /** Start and exclusive end of the body. */
  readonly bodyFrom: number
  readonly to: number
}

/** The body of a header that ends at `headTo`. */
export function findBody(bare: string, head: { from: number; to: number }, language: Language): Block {
  const to = language === 'python' ? indentedEnd(bare, head) : statementEnd(bare, head.to)
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
function statementEnd(bare: string, from: number): number {
  let depth = 0
  for (let at = from; at < bare.length; at++) {
    const character = bare[at]
    if (character === '{' || character === '(' || character === '[') depth += 1
    if (character === '}' || character === ')' || character === ']') {
      depth -= 1
      if (depth < 0) return at
      if (depth === 0 && character === '}') return at + 1
    }
    if (depth === 0 && character === ';') return at + 1
  }
  return bare.length
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
