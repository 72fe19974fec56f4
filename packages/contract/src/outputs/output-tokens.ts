/** A run of characters that are not blank, with its place in its line (`from` and `to` count UTF-16 units). */
export interface OutputToken {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** The lines of an output. One line end at the very end closes the last line and opens no new one. */
export function linesOf(output: string): string[] {
  const lines = output.split(/\r\n|\n/)
  if (lines.at(-1) === '') lines.pop()
  return lines
}

const token = /[^ \t\r\n\v\f]+/g

/** The tokens of one line. Blank is what the judge takes for blank: the six ASCII white-space characters. */
export function tokensOf(line: string): OutputToken[] {
  return Array.from(line.matchAll(token), (match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }))
}

/** Every token of an output in reading order. */
export function tokenTextsOf(output: string): string[] {
  return output.match(token) ?? []
}
