import type { Language } from '@codedojo/contract'

// Escapes are passed over everywhere: otherwise each quote after a backslash would begin a text that nothing ends.
const clike = /\\.|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g
const script =
  /\\.|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*(?:`|$)/g
const python =
  /\\.|#[^\n]*|'''[\s\S]*?(?:'''|$)|"""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g
/** An apostrophe between digits parts thousands in C++. */
const thousands = /(?<=\d)'(?=\d)/g

const patterns = { cpp: clike, java: clike, javascript: script, python } satisfies Record<Language, RegExp>

/** Longest code that is looked into, in characters: beyond it nobody wrote it by hand. */
const most = 20_000

/**
 * The code with comments and the insides of texts made blank, line for line and character for character: what is found
 * in it really runs.
 */
export function maskCode(code: string, language: Language): string {
  const text = code.slice(0, most).replaceAll(thousands, ' ')
  return text.replaceAll(patterns[language], (match) => match.replaceAll(/[^\n]/g, ' '))
}

/** The line of a place in a text, from 1. */
export function lineAt(text: string, place: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < place; at = text.indexOf('\n', at + 1)) line += 1
  return line
}
