import type { OrderKind, OrderState } from '@codedojo/contract'

/** Everything that Sahayak may know when it is asked: the help pages, and what is the asking person's own. */
export interface SahayakFacts {
  readonly message: string
  readonly now: Date
  readonly helpPages: readonly {
    readonly slug: string
    readonly title: string
    readonly summary: string
    readonly markdown: string
  }[]
  readonly person: {
    readonly firstName: string
    /** null: none now. */
    readonly premiumUntil: Date | null
    /** The time zone that their days are counted in. */
    readonly zone: string
  }
  /** Newest first, at most the last twenty. */
  readonly orders: readonly {
    readonly _id: string
    /** The one that people read on the page of their orders. */
    readonly number: number
    readonly kind: OrderKind
    readonly title: string
    readonly state: OrderState
    readonly amountPaise: number
    readonly createdAt: Date
    readonly paidAt: Date | null
    readonly shippedAt: Date | null
    /** The carrier's number or link; empty: none. */
    readonly tracking: string
    /** Until then the money can be asked back; null: not any more, or not yet. */
    readonly refundableUntil: Date | null
    /** One sentence; null: no refund was asked for. */
    readonly refund: string | null
  }[]
  readonly courses: readonly {
    readonly _id: string
    readonly title: string
    readonly expiresAt: Date
    readonly completed: number
    readonly lessons: number
  }[]
  readonly submissions: readonly {
    readonly _id: string
    readonly problemId: string
    readonly problemTitle: string
    readonly status: string
    readonly passed: number | null
    readonly total: number | null
    readonly createdAt: Date
  }[]
  readonly history: readonly { readonly role: 'user' | 'model'; readonly text: string }[]
}
