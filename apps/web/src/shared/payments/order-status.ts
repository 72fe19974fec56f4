import type { Order } from '@codedojo/contract'
import { CircleCheck, CircleX, Clock, type LucideIcon, Truck, Undo2 } from 'lucide-react'

export interface OrderStatus {
  readonly word: string
  readonly Icon: LucideIcon
  readonly pill: 'pill-ac' | 'pill-limit' | 'pill-wa' | 'pill-none'
  /** An explanation for the buyer; null when the label says it all. */
  readonly sentence: string | null
}

const status = (
  word: string,
  Icon: LucideIcon,
  pill: OrderStatus['pill'],
  sentence: string | null = null,
): OrderStatus => ({ word, Icon, pill, sentence })

/** The status of an order for its buyer; a pending refund takes precedence. */
export function orderStatusOf(order: Order): OrderStatus {
  return refundStatus(order) ?? stateStatus(order)
}

function refundStatus({ refund, state }: Order): OrderStatus | null {
  if (refund === null || state === 'refunded') return null
  switch (refund.state) {
    case 'asked':
      return status('Refund asked', Undo2, 'pill-limit', 'An admin answers here.')
    case 'sending':
    case 'sent':
      return status('Refund on its way', Undo2, 'pill-limit', returnWords[refund.reason])
    case 'failed':
      return status('Refund failed', CircleX, 'pill-wa', 'The provider refused it. An admin looks into it.')
    case 'declined':
    case 'done':
      return null
  }
}

function stateStatus({ state, refund, shippedAt }: Order): OrderStatus {
  switch (state) {
    case 'created':
      return status(
        'Not paid',
        Clock,
        'pill-limit',
        'If you paid, it completes by itself within a few minutes.',
      )
    case 'expired':
      return status(
        'Not paid in time',
        CircleX,
        'pill-none',
        'Nothing is held for it any more. A payment that is still on its way counts when it arrives.',
      )
    case 'paid':
      return status('Paid', Clock, 'pill-limit', 'The payment is there; the order is being completed.')
    case 'fulfilled':
      return shippedAt === null ? status('Paid', CircleCheck, 'pill-ac') : status('Shipped', Truck, 'pill-ac')
    case 'refunded':
      return status('Refunded', Undo2, 'pill-none', refund && returnWords[refund.reason])
  }
}

const returnWords = {
  asked: 'Your request was approved.',
  admin: 'An admin gave the money back.',
  sold_out: 'The last one went to somebody else while you paid, so your money goes back.',
  paid_twice: 'It was paid twice, so the second payment goes back.',
  buyer_gone: 'The account was erased, so the money goes back.',
  not_as_ordered: 'The payment was not for the amount of the order, so it goes back.',
} as const satisfies Record<NonNullable<Order['refund']>['reason'], string>
