/** A token with its range in its line, in UTF-16 units; the end is exclusive. */
export interface OutputToken {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** The lines of an output. A final line break ends the last line and starts no new one. */
export function linesOf(output: string): string[] {
  const lines = output.split(/\r\n|\n/)
  if (lines.at(-1) === '') lines.pop()
  return lines
}

const token = /[^ \t\r\n\v\f]+/g

/** The tokens of one line. Separators are those of the judge: the six ASCII whitespace characters. */
export function tokensOf(line: string): OutputToken[] {
  return Array.from(line.matchAll(token), (match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }))
}

/** All tokens of an output, in order. */
export function tokenTextsOf(output: string): string[] {
  return output.match(token) ?? []
}
