export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Reply-To, if it differs from the sender. */
  readonly replyTo?: string
}

export interface Mailer {
  /** Sends a mail in the background; a failure is only logged. */
  readonly send: (mail: Mail) => void
  /** For the health page: whether mail works, a sentence of detail, and the remedy. */
  readonly describe: () => { readonly works: boolean; readonly detail: string; readonly cure: string | null }
  /** Waits for pending mails. */
  readonly close: () => Promise<void>
}
