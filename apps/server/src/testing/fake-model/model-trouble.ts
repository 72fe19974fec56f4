/** Failures of a service. */
export type ModelTrouble =
  /** An error response as documented. */
  | { readonly kind: 'refuses'; readonly status: 400 | 401 | 403 | 404 | 429 | 500 | 503 | 504 }
  /** An HTML page with this status. */
  | { readonly kind: 'html'; readonly status: 200 | 502 }
  /**
   * `lost`: the connection breaks before the response. `silent`: not even a status is sent. `blocked`: the question is
   * rejected. `empty`: the answer has no text. `thinks`: thoughts, which are not part of an answer, precede it.
   */
  | { readonly kind: 'lost' | 'silent' | 'blocked' | 'empty' | 'thinks' }
  /**
   * Failures after half of the answer. `cut`: the connection breaks. `ended`: the stream ends as if complete.
   * `silent_inside`: nothing more is sent. `garbage`: invalid JSON; `nonsense`: JSON of another shape; `error_inside`:
   * an error event.
   */
  | {
      readonly kind:
        | 'cut'
        | 'ended'
        | 'silent_inside'
        | 'garbage'
        | 'nonsense'
        | 'error_inside'
        | 'safety'
        | 'recitation'
        | 'too_long'
    }
  /** An endless answer. */
  | { readonly kind: 'endless' }

/** The parts of a prompt, independent of the service's protocol. */
export interface FakePrompt {
  readonly system: string
  readonly turns: readonly { readonly role: string; readonly text: string }[]
}

export interface FakeAnswer {
  readonly status: number
  readonly body: unknown
}

/** The service-specific part. It produces the `data:` texts of a stream of events. */
export interface FakeProtocol {
  /** Validates a request; returns null for a valid one. */
  readonly faultOf: (asked: {
    readonly method: string
    readonly url: URL
    readonly headers: Readonly<Record<string, unknown>>
    readonly body: unknown
  }) => FakeAnswer | null
  readonly promptOf: (body: unknown) => FakePrompt
  readonly refusal: (status: number) => FakeAnswer
  readonly thought: (text: string) => string
  readonly piece: (text: string) => string
  readonly end: (
    how: 'whole' | 'too_long' | 'safety' | 'recitation',
    tokens: { readonly prompt: number; readonly reply: number },
  ) => readonly string[]
  /** What the service sends for a rejected question: a response, or the texts of a stream. */
  readonly blocked: FakeAnswer | readonly string[]
  readonly errorInside: string
}
