/** A programming concept that the coach can explain independently of a problem. */
export interface Concept {
  readonly name: string
  readonly pattern: RegExp
  /** A few sentences of Markdown: what it is, when to use it, what it costs, and common mistakes. */
  readonly words: string
}
