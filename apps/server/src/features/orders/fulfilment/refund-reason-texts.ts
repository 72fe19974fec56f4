import type { RefundReason } from '@codedojo/contract'

/** Reasons for a refund, in words for the buyer. */
export const refundReasonTexts = {
  asked: 'You asked for it.',
  admin: 'The order was given up.',
  sold_out: 'It was sold out before your payment arrived.',
  paid_twice: 'This order was paid already.',
  buyer_gone: 'The account of the order is gone.',
  not_as_ordered: 'The payment is not over the price of the order.',
} as const satisfies Record<RefundReason, string>
