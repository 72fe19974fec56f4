import type { Language } from '@codedojo/contract'

/** A stretch of code that belongs together: what a loop repeats, or what a function does. Places in the bare code. */
export interface Block {
  /** Of its head. */
  readonly from: number
  /** Of its first character after the head, and of the one after its last. */
  readonly bodyFrom: number
  readonly to: number
}

/** The body that follows a head which ends at `headTo`. */
export function bodyAfter(bare: string, head: { from: number; to: number }, language: Language): Block {
  const to = language === 'python' ? indentedEnd(bare, head) : statementEnd(bare, head.to)
  return { from: head.from, bodyFrom: head.to, to }
}

/** The end of the lines that are indented deeper than that of the head. */
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

/** The end of one statement of C++, Java or JavaScript: a block in braces, or up to its semicolon or line end. */
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

/** The place after the bracket that closes the one at `open`. */
export function closedAt(bare: string, open: number): number {
  let depth = 0
  for (let at = open; at < bare.length; at++) {
    if (bare[at] === '(') depth += 1
    if (bare[at] === ')' && --depth === 0) return at + 1
  }
  return bare.length
}
