import type { OrderKind, OrderState } from '@codedojo/contract'

/** Everything that Sahayak may use for an answer: the help pages, and the caller's own data. */
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
    /** null without premium at present. */
    readonly premiumUntil: Date | null
    /** The time zone of the person's days. */
    readonly zone: string
  }
  /** Newest first, at most 20. */
  readonly orders: readonly {
    readonly _id: string
    /** The order number shown on the Orders page. */
    readonly number: number
    readonly kind: OrderKind
    readonly title: string
    readonly state: OrderState
    readonly amountPaise: number
    readonly createdAt: Date
    readonly paidAt: Date | null
    readonly shippedAt: Date | null
    /** The carrier's tracking number or link; empty if none. */
    readonly tracking: string
    /** Deadline for a refund request; null if no longer, or not yet, refundable. */
    readonly refundableUntil: Date | null
    /** One sentence; null if no refund was requested. */
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
