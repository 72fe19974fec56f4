import type { Language } from './vocabulary.ts'

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
