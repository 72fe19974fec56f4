import type { SubmissionStatus, Verdict } from '@codedojo/contract'

/** One wish of a learner to have a program judged; it may take several calls until it is acknowledged. */
export interface Wish {
  readonly requestKey: string
  readonly userId: string
  readonly problemId: string
  /** What every right judge says of this program. */
  readonly expected: Verdict
  /** The submission that each successful answer named, in the order of the answers. */
  readonly acknowledgedAs: string[]
}

/**
 * What a client was once shown of a submission. `done` comes from the event stream, which names no verdict.
 * `askedAt` and `shownAt` count everything that the clients did, so that an order in time can be told.
 */
export interface Sighting {
  readonly submissionId: string
  readonly status: SubmissionStatus | 'done'
  readonly source: 'answer' | 'result' | 'list' | 'events'
  readonly askedAt: number
  readonly shownAt: number
}

/** What the clients know. */
export interface History {
  readonly wishes: Wish[]
  readonly sightings: Sighting[]
}

/** What the database holds when everything is over. */
export interface Truth {
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
