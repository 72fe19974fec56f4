import { makeLineNumbers } from '@codedojo/contract'

/** Line number of an offset in a text, from 1. */
export function lineNumberAt(text: string, place: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < place; at = text.indexOf('\n', at + 1)) line += 1
  return line
}

/** Lines, from 1 and at most four, at which a pattern matches code that runs. */
export function linesOfMatches(code: string, pattern: RegExp): number[] {
  const lineAt = makeLineNumbers(code)
  const lines = Array.from(code.matchAll(pattern), ({ index }) => lineAt(index))
  return [...new Set(lines)].slice(0, 4)
}
