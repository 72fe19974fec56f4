/** A line of a longer text with the offset of its first character. */
export interface TextLine {
  readonly text: string
  readonly from: number
}

export function textLinesOf(text: string): TextLine[] {
  let from = 0
  return text.split('\n').map((line) => {
    const place = { text: line.replace(/\r$/, ''), from }
    from += line.length + 1
    return place
  })
}

/**
 * Whether the path is the user's file and not one of the system or runtime, which the editor cannot open, nor the judge's file that
 * calls a function.
 */
export function isOwnFile(path: string): boolean {
  return !/^(?:\/usr\/|\/lib|node:|<)/.test(path) && !/(?:^|\/)[Hh]arness\.\w+$/.test(path)
}

/** Column (from 1) of the caret below a quoted source line, searched in the next `reach` lines. */
export function caretColumn(lines: readonly TextLine[], after: number, reach: number): number | null {
  for (const line of lines.slice(after + 1, after + 1 + reach)) {
    if (/^\s*\^[~^]*\s*$/.test(line.text)) return line.text.indexOf('^') + 1
  }
  return null
}
