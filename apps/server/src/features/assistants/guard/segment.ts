/** A part of an answer, in order. */
export type Segment =
  | { readonly kind: 'prose'; readonly text: string }
  /** `content`: the code without fences and backticks; `info`: the info string of the opening fence. */
  | CodeSegment

export interface CodeSegment {
  readonly kind: 'code'
  readonly text: string
  readonly content: string
  readonly info: string
}

export interface Line {
  /** The line as it stands in the answer, with its line end. */
  readonly raw: string
  /**
   * The content of the code spans of a line that has nothing else; otherwise the line without its end and HTML tags.
   */
  readonly content: string
}

/** Combines lines of code into one segment. */
export function joinCodeLines(lines: readonly Line[]): CodeSegment {
  return {
    kind: 'code',
    text: lines.map(({ raw }) => raw).join(''),
    content: lines.map(({ content }) => content).join('\n'),
    info: '',
  }
}
