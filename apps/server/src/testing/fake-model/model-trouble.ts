/** How a service misbehaves. */
export type ModelTrouble =
  /** It refuses, in the words of its documents. */
  | { readonly kind: 'refuses'; readonly status: 400 | 401 | 403 | 404 | 429 | 500 | 503 | 504 }
  /** A page for people, in place of what was asked for, with this status. */
  | { readonly kind: 'html'; readonly status: 200 | 502 }
  /**
   * `lost`: the line breaks before the answer. `silent`: not even a status comes. `blocked`: the question is not taken.
   * `empty`: an end without text. `thinks`: parts come that are no part of the answer, and then the answer.
   */
  | { readonly kind: 'lost' | 'silent' | 'blocked' | 'empty' | 'thinks' }
  /**
   * After half of the answer. `cut`: the line breaks. `ended`: the stream ends as if that were all. `silent_inside`: nothing
   * more comes. `garbage`: what comes is not JSON; `nonsense`: is JSON of another shape; `error_inside`: is an error.
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
  /** It goes on and on. */
  | { readonly kind: 'endless' }

/** The parts of a prompt, whichever way a service is told them. */
export interface FakePrompt {
  readonly system: string
  readonly turns: readonly { readonly role: string; readonly text: string }[]
}

export interface FakeAnswer {
  readonly status: number
  readonly body: unknown
}

/** What differs between services. The texts it makes are those behind `data: ` in a stream of events. */
export interface FakeProtocol {
  /** null: it is asked as its documents say. */
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
  /** Whether that is an answer or a stream. */
  readonly blocked: FakeAnswer | readonly string[]
  readonly errorInside: string
}
