/** A programming concept that the coach can explain independently of a problem. */
export interface Concept {
  readonly name: string
  /** Matches its names. Must have no `g` or `y` flag, because these keep a position between calls. */
  readonly pattern: RegExp
  /** Matches words that mean it only in a message that names no other concept, such as "complexity"; null if none. */
  readonly alone: RegExp | null
  /** 60 to 120 words of Markdown: what it is, when to use it, what it costs, and common mistakes. */
  readonly words: string
}
