/** What the browser stores of one form that somebody types into, under `codedojo:typed:<account>:<what>:<opening>`. */
export interface TypedRecord {
  /** Milliseconds since 1970. */
  readonly at: number
  /** The browser's tab in which it was typed. */
  readonly tab: string
  /** What the typing began from, in words of the form. */
  readonly base: string
  readonly values?: unknown
  /** Under which it is sent. */
  readonly requestKey?: string | undefined
}

export const typedPrefix = 'codedojo:typed'
/** Two months. */
export const longestMs = 60 * 24 * 60 * 60 * 1000
