/** The stored draft of one form, under `codedojo:typed:<account>:<what>:<opening>`. */
export interface FormDraftRecord {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Id of the browser tab in which it was typed. */
  readonly tab: string
  /** The values before the typing, serialized by the form. */
  readonly base: string
  readonly values?: unknown
  /** The idempotency key for sending it. */
  readonly requestKey?: string | undefined
}

export const formDraftPrefix = 'codedojo:typed'
/** Two months. */
export const longestDraftAgeMs = 60 * 24 * 60 * 60 * 1000
