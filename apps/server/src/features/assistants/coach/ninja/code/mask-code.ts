import type { Language } from '@codedojo/contract'

// All patterns skip escapes: otherwise a quote after a backslash would open a string that never ends.
const clike = /\\.|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g
const script =
  /\\.|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*(?:`|$)/g
const python =
  /\\.|#[^\n]*|'''[\s\S]*?(?:'''|$)|"""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g
/** In C++ an apostrophe between digits is a thousands separator. */
const thousands = /(?<=\d)'(?=\d)/g

const patterns = { cpp: clike, java: clike, javascript: script, python } satisfies Record<Language, RegExp>

/** Longest code that is analysed, in characters; handwritten code is shorter. */
const most = 20_000

/**
 * Replaces comments and strings with blanks, so that matches are in code that runs. Lines and columns stay the same.
 */
export function maskCode(code: string, language: Language): string {
  const text = code.slice(0, most).replaceAll(thousands, ' ')
  return text.replaceAll(patterns[language], (match) => match.replaceAll(/[^\n]/g, ' '))
}

/** Line number of an offset in a text, from 1. */
export function lineNumberAt(text: string, place: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < place; at = text.indexOf('\n', at + 1)) line += 1
  return line
}

/** As `lineNumberAt`, for many offsets of one text. */
export function makeLineNumbers(text: string): (place: number) => number {
  const ends = Array.from(text.matchAll(/\n/g), ({ index }) => index)
  return (place) => {
    let [from, to] = [0, ends.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((ends[middle] ?? place) < place) from = middle + 1
      else to = middle
    }
    return from + 1
  }
}

/** Lines, from 1 and at most four, at which a pattern matches code that runs. */
export function linesOfMatches(code: string, pattern: RegExp): number[] {
  const lineAt = makeLineNumbers(code)
  const lines = Array.from(code.matchAll(pattern), ({ index }) => lineAt(index))
  return [...new Set(lines)].slice(0, 4)
}
