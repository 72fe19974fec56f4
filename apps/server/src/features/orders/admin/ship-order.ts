import { type Database, schema } from '@codedojo/db'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { recordEvent } from '../../audit/index.ts'
import { lockOrder, type OrderRow } from '../lock-order.ts'
import { mailBuyer } from '../mails/mail-buyer.ts'

const { order, refund } = schema

export interface Shipment {
  readonly orderId: string
  readonly actorId: string
  /** The carrier's tracking number or link; empty if none. */
  readonly tracking: string
}

/**
 * Marks a product as shipped, and mails its buyer. Throws `not_shippable` unless it is a paid product that has not been
 * shipped and is not being refunded.
 */
export async function shipOrder(context: Context, shipment: Shipment): Promise<OrderRow> {
  const row = await keepShipment(context.database, shipment)
  const { tracking } = shipment
  await mailBuyer(context, row, {
    subject: `Order ${row.number} is on its way`,
    lines: [
      `"${row.itemName}" of your order ${row.number} was sent to you.`,
      ...(tracking === '' ? [] : [`Tracking: ${tracking}`]),
    ],
  })
  return row
}

async function keepShipment(
  { queries }: Database,
  { orderId, actorId, tracking }: Shipment,
): Promise<OrderRow> {
  return queries.transaction(async (tx) => {
    const found = await lockOrder(tx, orderId)
    if (found?.kind !== 'product' || found.state !== 'fulfilled') {
      throw notShippable('Only a product that was paid for can be shipped.')
    }
    if (found.shippedAt !== null) throw notShippable('This order was shipped already.')
    const underway = and(eq(refund.orderId, orderId), inArray(refund.state, ['sending', 'sent']))
    const isOrders = and(underway, eq(refund.paymentId, found.paymentId ?? ''))
    if ((await tx.$count(refund, isOrders)) > 0) {
      throw notShippable('The money of this order is on its way back: do not send it.')
    }
    await tx.update(order).set({ shippedAt: new Date(), tracking }).where(eq(order.id, orderId))
    await recordEvent(tx, {
      actorId,
      action: 'order.shipped',
      subject: { kind: 'order', id: orderId, name: found.itemName },
      after: { number: found.number, userId: found.userId, tracking },
    })
    return found
  })
}

function notShippable(message: string): AppError {
  return new AppError('not_shippable', message)
}
