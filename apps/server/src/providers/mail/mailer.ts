export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where an answer to it goes, when that is not its sender. */
  readonly replyTo?: string
}

export interface Mailer {
  /** Hands a mail over and returns at once; a failure is logged, because nobody waits for it. */
  readonly send: (mail: Mail) => void
  /** For the health page: whether mail works, one sentence of detail, and how to mend it. */
  readonly describe: () => { readonly works: boolean; readonly detail: string; readonly cure: string | null }
  /** Waits for mails in hand. */
  readonly close: () => Promise<void>
}
