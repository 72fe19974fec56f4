/** One turn of a conversation as a model reads it. */
export interface ModelTurn {
  readonly role: 'user' | 'model'
  readonly text: string
}

export interface ModelQuestion {
  /** Rules and facts; the person who asks can write none of it. */
  readonly system: string
  /** The earlier turns and the question; the first and the last are the person's. */
  readonly turns: readonly ModelTurn[]
  /** Ends the answer, and within a second the connection to the service. */
  readonly signal: AbortSignal
}

/** How an answer ended: `cut` where the service's limit of length came first. */
export interface ModelEnd {
  readonly end: 'whole' | 'cut'
  /** null: the service did not say. */
  readonly promptTokens: number | null
  readonly replyTokens: number | null
}

/** What became of the questions that this process has asked; what a person stopped counts as neither. */
export interface ModelStats {
  readonly answeredAt: Date | null
  readonly failure: { readonly at: Date; readonly message: string } | null
}

/** A language model at a service, whichever it is. */
export interface LanguageModel {
  readonly kind: 'gemini' | 'openai'
  readonly model: string
  readonly past: () => ModelStats
  /**
   * The answer, piece by piece as it arrives. Throws `ModelError` when there is none, or it broke off; the reason of `signal`
   * when that is aborted.
   */
  readonly answer: (question: ModelQuestion) => AsyncGenerator<string, ModelEnd>
}

/** The service gave no whole answer. The message is for the operator and holds neither key nor question. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
}
