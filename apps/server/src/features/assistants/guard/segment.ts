/** A stretch of an answer, in its order. */
export type Segment =
  | { readonly kind: 'prose'; readonly text: string }
  /** `content` is the code in it, without fences and backticks; `info` what stands behind the opening fence. */
  | CodeSegment

export interface CodeSegment {
  readonly kind: 'code'
  readonly text: string
  readonly content: string
  readonly info: string
}

export interface Line {
  /** As it stood in the answer, with its end. */
  readonly raw: string
  /** Of code that is wrapped, what is in it. */
  readonly content: string
}

/** Lines of code as one stretch. */
export function codeOfLines(lines: readonly Line[]): CodeSegment {
  return {
    kind: 'code',
    text: lines.map(({ raw }) => raw).join(''),
    content: lines.map(({ content }) => content).join('\n'),
    info: '',
  }
}
