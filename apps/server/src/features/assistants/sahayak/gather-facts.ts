import type { Order, User } from '@codedojo/contract'
import type { Context } from '../../../context.ts'
import { readPurchases } from '../../courses/index.ts'
import { pageOfOwnOrders } from '../../orders/index.ts'
import { readCurrentClock } from '../../progress/index.ts'
import { pageOfSubmissions } from '../../submissions/index.ts'
import type { EarlierMessage } from '../talk/queries.ts'
import type { SahayakFacts } from './sahayak-facts.ts'

export interface SahayakFactsRequest {
  readonly user: User
  readonly message: string
  readonly history: readonly EarlierMessage[]
}

const newest = { page: 1, pageSize: 20 } as const

/** Loads everything that an answer about the product may use: the help, and the caller's own data only. */
export async function gatherSahayakFacts(
  { database, helpPages }: Context,
  { user, message, history }: SahayakFactsRequest,
): Promise<SahayakFacts> {
  const userId = user._id
  const [clock, orders, purchases, { submissions }] = await Promise.all([
    readCurrentClock(database, userId),
    pageOfOwnOrders(database, { userId, ...newest }),
    readPurchases(database, { userId, showsPlaylists: false }),
    pageOfSubmissions(database, { userId, ...newest }),
  ])
  return {
    message,
    now: new Date(),
    helpPages: helpPages(),
    person: {
      firstName: user.firstName,
      zone: clock.zone,
      premiumUntil: user.isPremium && user.premiumUntil ? new Date(user.premiumUntil) : null,
    },
    orders: orders.map(orderFacts),
    courses: purchases.courses.map(({ _id, CourseName, expiresAt, completedLessons, lessons }) => ({
      ...{ _id, title: CourseName, expiresAt: new Date(expiresAt), completed: completedLessons, lessons },
    })),
    submissions: submissions.map((one) => ({
      _id: one._id,
      problemId: one.problemId,
      problemTitle: one.problemTitle,
      status: one.status,
      passed: one.testCasesPassed,
      total: one.testCasesTotal,
      createdAt: new Date(one.createdAt),
    })),
    history: history.map(({ role, text }) => ({ role, text })),
  }
}

function orderFacts(order: Order): SahayakFacts['orders'][number] {
  const { _id, number, kind, thing, state, amount, createdAt, paidAt, shippedAt, refund, tracking } = order
  const { refundableUntil } = order
  return {
    ...{ _id, number, kind, title: thing.name, state, amountPaise: amount },
    createdAt: new Date(createdAt),
    paidAt: paidAt === null ? null : new Date(paidAt),
    shippedAt: shippedAt === null ? null : new Date(shippedAt),
    tracking,
    refundableUntil: refundableUntil === null ? null : new Date(refundableUntil),
    refund: refund && refundSentences[refund.state],
  }
}

const refundSentences = {
  asked: 'A refund was asked for, and nobody has decided yet.',
  declined: 'A refund was asked for and declined.',
  sending: 'A refund was granted and is being sent.',
  sent: 'A refund was sent and is on its way.',
  done: 'The money was paid back.',
  failed:
    'A refund was granted but could not be paid; the people who run this installation are looking at it.',
} as const satisfies Record<NonNullable<Order['refund']>['state'], string>
