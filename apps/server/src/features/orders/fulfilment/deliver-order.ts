import type { OrderKind, RefundReason } from '@codedojo/contract'
import { schema, type Transaction } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import type { OrderRow } from '../lock-order.ts'
import { changeStock, countReservedStock, lockProduct } from '../placing/stock.ts'
import { grantCourse, revokeBoughtCourse } from './course-grants.ts'
import { grantPremium, revokePremium } from './premium-grants.ts'

/** Delivery and revocation, by kind of item. */
interface ItemDelivery {
  /**
   * Delivers the item of an order, given as it was before its payment. Returns the reason if that is impossible, so that the
   * payment is refunded; otherwise null.
   */
  readonly deliver: (tx: Transaction, order: OrderRow & { userId: string }) => Promise<RefundReason | null>
  /** Revokes the delivery after a refund. */
  readonly revoke: (tx: Transaction, order: OrderRow) => Promise<void>
}

const deliveries = {
  product: {
    deliver: async (tx, order) => {
      const product = await lockProduct(tx, order.itemId)
      const held = await countReservedStock(tx, { productId: order.itemId, exceptOrderId: order.id })
      const holdsOne =
        order.state === 'created' &&
        order.reservedUntil !== null &&
        order.reservedUntil.getTime() > Date.now()
      const free = (product?.stock ?? 0) - (holdsOne ? 0 : held)
      if (free < 1) return 'sold_out'
      await changeStock(tx, order.itemId, -1)
      return null
    },
    revoke: async (tx, order) => {
      // A shipped product may be returned by mail; whoever receives it corrects the stock.
      if (order.shippedAt !== null) return
      if (await lockProduct(tx, order.itemId)) await changeStock(tx, order.itemId, 1)
    },
  },
  premium: {
    deliver: async (tx, order) => {
      await grantPremium(tx, { orderId: order.id, userId: order.userId })
      return null
    },
    revoke: (tx, order) => revokePremium(tx, order.id),
  },
  course: {
    deliver: async (tx, order) => {
      const days = await validityOf(tx, order.itemId)
      await grantCourse(tx, {
        courseId: order.itemId,
        userId: order.userId,
        orderId: order.id,
        givenById: null,
        days,
      })
      return null
    },
    revoke: (tx, order) => revokeBoughtCourse(tx, order.id),
  },
} as const satisfies Record<OrderKind, ItemDelivery>

/** Also for a deleted course: it was paid for. */
async function validityOf(tx: Transaction, courseId: string): Promise<number> {
  const { course } = schema
  const [row] = await tx.select({ days: course.validityDays }).from(course).where(eq(course.id, courseId))
  if (!row) throw new Error(`There is no course "${courseId}", though it was ordered.`)
  return row.days
}

/** Delivers the item of a paid order; if that is impossible, returns the reason and changes nothing. */
export async function deliverOrder(tx: Transaction, order: OrderRow): Promise<RefundReason | null> {
  const { userId } = order
  if (userId === null) return 'buyer_gone'
  return deliveries[order.kind].deliver(tx, { ...order, userId })
}

export function revokeDelivery(tx: Transaction, order: OrderRow): Promise<void> {
  return deliveries[order.kind].revoke(tx, order)
}
