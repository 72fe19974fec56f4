import type { Order, OrderFilter } from '@codedojo/contract'

type FilterName = NonNullable<OrderFilter['state']>

/** In the order of the filter bar: what needs an action comes first. */
export const orderFilterLabels = {
  to_ship: 'To ship',
  refund_asked: 'Refund asked',
  refund_failed: 'Refund failed',
  fulfilled: 'Completed',
  paid: 'Being completed',
  created: 'Not paid',
  expired: 'Not paid in time',
  refunded: 'Refunded',
} as const satisfies Record<FilterName, string>

export const orderKindLabels = {
  product: 'Goods',
  course: 'Courses',
  premium: 'Premium',
} as const satisfies Record<Order['kind'], string>

export const reasonWords = {
  asked: 'The buyer asked for it',
  admin: 'An admin gave it back',
  sold_out: 'Sold out while it was paid',
  paid_twice: 'Paid twice',
  buyer_gone: 'The account was erased',
  not_as_ordered: 'Not the amount of the order',
} as const satisfies Record<NonNullable<Order['refund']>['reason'], string>

export const refundWords = {
  asked: 'Asked',
  declined: 'Declined',
  sending: 'Being sent',
  sent: 'On its way',
  done: 'Done',
  failed: 'Failed',
} as const satisfies Record<NonNullable<Order['refund']>['state'], string>

export const providerWords = {
  razorpay: 'Razorpay',
  test: 'test mode',
  none: 'nothing to pay',
} as const satisfies Record<Order['provider'], string>
