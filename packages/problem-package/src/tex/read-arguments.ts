import type { Call } from './conversion.ts'
import type { NodeCursor } from './node-cursor.ts'

/** Reads the arguments of a command of the layout, and shows those that are text. */
export function readArguments(kinds: string, { cursor, place, conversion }: Call): void {
  for (const kind of kinds)
    if (kind === 's') cursor.star()
    else if (kind === 'o') cursor.optional()
    else if (kind === 'm') cursor.argument()
    else if (kind === 'c') conversion.convert(cursor.argument(), place, conversion)
    else skipParentheses(cursor)
}

function skipParentheses(cursor: NodeCursor): void {
  const node = cursor.peek()
  if (node?.kind === 'text' && node.text.startsWith('(')) cursor.next()
}
