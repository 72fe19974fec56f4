import type { SubmissionStatus, Verdict } from '@codedojo/contract'

/** A learner's intent to have a program judged; it may take several requests until one is acknowledged. */
export interface SubmissionIntent {
  readonly requestKey: string
  readonly userId: string
  readonly problemId: string
  /** The verdict of any correct judge. */
  readonly expected: Verdict
  /** The submission id in each successful answer, in order. */
  readonly acknowledgedAs: string[]
}

/**
 * A status that a client observed. `done` comes from the event stream, which contains no verdict. `askedAt` and `shownAt` are
 * logical timestamps that order all actions of the clients.
 */
export interface StatusObservation {
  readonly submissionId: string
  readonly status: SubmissionStatus | 'done'
  readonly source: 'answer' | 'result' | 'list' | 'events'
  readonly askedAt: number
  readonly shownAt: number
}

/** Everything the clients know. */
export interface History {
  readonly intents: SubmissionIntent[]
  readonly observations: StatusObservation[]
}

/** The contents of the database at the end. */
export interface DatabaseState {
  readonly submissions: readonly {
    readonly id: string
    readonly userId: string
    readonly problemId: string
    readonly status: string
  }[]
  readonly solved: readonly { readonly userId: string; readonly problemId: string }[]
  readonly counters: readonly {
    readonly problemId: string
    readonly submitted: number
    readonly accepted: number
  }[]
}
