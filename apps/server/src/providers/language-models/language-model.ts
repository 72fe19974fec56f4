/** A turn of a conversation in a prompt. */
export interface ModelTurn {
  readonly role: 'user' | 'model'
  readonly text: string
}

export interface ModelQuestion {
  /** System prompt: rules and facts, without any text of the person who asks. */
  readonly system: string
  /** Earlier turns and the question; the first and the last are the person's. */
  readonly turns: readonly ModelTurn[]
  /** Aborts the answer, and closes the connection to the service within a second. */
  readonly signal: AbortSignal
}

/** How an answer ended: `cut` at the service's length limit. */
export interface ModelEnd {
  readonly end: 'whole' | 'cut'
  /** null if the service did not report it. */
  readonly promptTokens: number | null
  readonly replyTokens: number | null
}

/** Results of this process's questions; answers stopped by a person are not counted. */
export interface ModelStats {
  readonly answeredAt: Date | null
  readonly failure: { readonly at: Date; readonly message: string } | null
}

/** A language model of any service. */
export interface LanguageModel {
  readonly kind: 'gemini' | 'openai'
  readonly model: string
  readonly past: () => ModelStats
  /**
   * Streams the answer in pieces. Throws `ModelError` when there is none, or it broke off; the abort reason when
   * `signal` is aborted.
   */
  readonly answer: (question: ModelQuestion) => AsyncGenerator<string, ModelEnd>
}

/** The service gave no complete answer. The message is for the operator, and contains neither key nor question. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
}
