/** Something of the trade that people ask about for its own sake. */
export interface Concept {
  readonly name: string
  readonly pattern: RegExp
  /** A few sentences of Markdown: what it is, when one reaches for it, what it costs, where people slip. */
  readonly words: string
}
