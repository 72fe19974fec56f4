import {
  choiceMissing,
  type OrderKind,
  type PaymentOrder,
  reservationMinutes,
  type ShippingAddress,
  type StoredAddress,
} from '@codedojo/contract'
import { type Database, passFailpoint, schema, type Transaction } from '@codedojo/db'
import { and, eq, isNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { type PaymentProvider, PaymentProviderError } from '../../../providers/payments/index.ts'
import { checkOrder } from '../fulfilment/check-orders.ts'
import { deliverOrder } from '../fulfilment/deliver-order.ts'
import { fulfilOrder } from '../fulfilment/settle-payment.ts'
import type { OrderRow } from '../lock-order.ts'
import { mailReceipt } from '../mails/mail-receipt.ts'
import { showPaymentOrder } from '../show-order.ts'
import { limitOrders } from './limit-orders.ts'
import { priceItem, providerFor } from './price-item.ts'
import { soldOut } from './sold-out.ts'

const { order } = schema

export interface OrderRequest {
  readonly userId: string
  readonly kind: OrderKind
  readonly itemId: string
  readonly address: ShippingAddress | null
}

/** Delay before the provider is first asked about an order whose payment was not reported by the browser. */
const firstCheckMs = 60_000

/**
 * Orders one item at the current price; a free item is delivered at once. An unpaid order of the same person for the
 * same item is reused, so that at most one can be paid. If it was paid without notice, it is fulfilled and returned as
 * paid. Throws `out_of_stock`, what `priceItem` throws, `bad_input` when an item with variants is ordered without
 * naming one, `payments_off` where nobody takes payments, and `payment_unavailable` when the provider cannot be reached; then no
 * stock is reserved.
 */
export async function placeOrder(context: Context, request: OrderRequest): Promise<PaymentOrder> {
  const { database, payments } = context
  const opened = await openOrder(context, request)
  passFailpoint('order-before-provider')
  const provider = payments.of(opened.row.provider)
  if (opened.row.state === 'fulfilled') {
    if (opened.isNew) await mailReceipt(context, opened.row)
    return showPaymentOrder(opened.row, provider)
  }
  const named = await nameAtProvider(database, provider, opened)
  return showPaymentOrder(opened.isNew ? named : await lookAgain(context, named), provider)
}

async function lookAgain(context: Context, row: OrderRow): Promise<OrderRow> {
  await checkOrder(context, row)
  return readOrder(context.database, row.id)
}

interface OpenedOrder {
  readonly row: OrderRow
  /** False if the order existed before: then the provider may know it, whether or not its provider id was stored. */
  readonly isNew: boolean
}

async function openOrder(
  { database, payments, config }: Context,
  request: OrderRequest,
): Promise<OpenedOrder> {
  // A concurrent second click makes the insertion a conflict; the order of the first is then found.
  for (let tries = 0; tries < 5; tries++) {
    const opened = await database.queries.transaction((tx) =>
      openOrderIn(tx, request, { provider: payments.current, perHour: config.limits.ordersPerHour }),
    )
    if (opened) return opened
  }
  throw new Error('An order could not be opened beside others of the same person.')
}

async function openOrderIn(
  tx: Transaction,
  request: OrderRequest,
  { provider, perHour }: { readonly provider: PaymentProvider | null; readonly perHour: number },
): Promise<OpenedOrder | null> {
  const own = await lockOwnUnpaid(tx, request)
  const priced = await priceItem(tx, request, own?.id ?? null)
  const { amountPaise } = priced
  if (priced.hasChoice) requireChoice(request.address ?? own?.address ?? null)
  const providerName = providerFor(amountPaise, provider)
  const isSame = own?.amountPaise === amountPaise && own.provider === providerName
  if (own && isSame) return { row: await renew(tx, own, { request, isHeld: priced.isHeld }), isNew: false }
  // Somebody may still pay the older order, at its price; such a payment is accepted whenever it comes.
  if (own) await tx.update(order).set({ state: 'expired' }).where(eq(order.id, own.id))
  await limitOrders(tx, request.userId, perHour)
  const [row] = await tx
    .insert(order)
    .values({
      id: uuidv7(),
      userId: request.userId,
      kind: request.kind,
      itemId: request.itemId,
      itemName: priced.name,
      amountPaise,
      provider: providerName,
      address: request.address,
      reservedUntil: priced.isHeld ? endOfReservation() : null,
      nextCheckAt: new Date(Date.now() + firstCheckMs),
    })
    .onConflictDoNothing()
    .returning()
  if (!row) return null
  return { row: row.amountPaise === 0 ? await giveForNothing(tx, row) : row, isNew: true }
}

/**
 * Throws `bad_input` unless a variant is chosen. A reused unpaid order without a new address keeps the variant chosen
 * with it.
 */
function requireChoice(address: StoredAddress | null): void {
  if (address?.choice) return
  throw new AppError('bad_input', choiceMissing, {
    errors: [{ field: 'address.choice', message: choiceMissing }],
  })
}

async function lockOwnUnpaid(
  tx: Transaction,
  { userId, kind, itemId }: OrderRequest,
): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(order)
    .where(
      and(
        eq(order.userId, userId),
        eq(order.kind, kind),
        eq(order.itemId, itemId),
        eq(order.state, 'created'),
      ),
    )
    .for('update')
  return row ?? null
}

/** An existing reservation keeps its deadline; an expired one is renewed. */
async function renew(
  tx: Transaction,
  own: OrderRow,
  { request, isHeld }: { request: OrderRequest; isHeld: boolean },
): Promise<OrderRow> {
  const isLive = own.reservedUntil !== null && own.reservedUntil.getTime() > Date.now()
  const [row] = await tx
    .update(order)
    .set({
      ...(request.address && { address: request.address }),
      ...(isHeld && !isLive && { reservedUntil: endOfReservation() }),
      // Repeated clicks must not postpone the payment check.
      nextCheckAt: own.nextCheckAt ?? new Date(Date.now() + firstCheckMs),
    })
    .where(eq(order.id, own.id))
    .returning()
  if (!row) throw new Error(`The order "${own.id}" went away while it was locked.`)
  return row
}

function endOfReservation(): Date {
  return new Date(Date.now() + reservationMinutes * 60_000)
}

async function giveForNothing(tx: Transaction, row: OrderRow): Promise<OrderRow> {
  const reason = await deliverOrder(tx, row)
  if (reason !== null) throw soldOut(0)
  await tx.update(order).set({ state: 'paid', paidAt: new Date() }).where(eq(order.id, row.id))
  return fulfilOrder(tx, row)
}

async function nameAtProvider(
  database: Database,
  provider: PaymentProvider,
  { row, isNew }: OpenedOrder,
): Promise<OrderRow> {
  if (row.providerOrderId !== null) return row
  const { id, amountPaise, itemName } = row
  try {
    const providerOrderId = await provider.createOrder({
      amountPaise,
      receipt: id,
      description: itemName,
      mayExist: !isNew,
    })
    passFailpoint('order-after-provider')
    return await storeProviderOrderId(database, id, providerOrderId)
  } catch (cause) {
    if (!(cause instanceof PaymentProviderError)) throw cause
    await letGo(database, id)
    throw new AppError('payment_unavailable', 'Failed to initialize payment', { cause })
  }
}

/**
 * Nobody can pay the order, so it releases its stock, unless a concurrent click has registered it with the provider.
 */
async function letGo({ queries }: Database, id: string): Promise<void> {
  await queries
    .update(order)
    .set({ reservedUntil: null })
    .where(and(eq(order.id, id), eq(order.state, 'created'), isNull(order.providerOrderId)))
}

/** Two clicks may both have asked; the provider id stored first stays. */
async function storeProviderOrderId(
  database: Database,
  id: string,
  providerOrderId: string,
): Promise<OrderRow> {
  await database.queries
    .update(order)
    .set({ providerOrderId })
    .where(and(eq(order.id, id), isNull(order.providerOrderId)))
  return readOrder(database, id)
}

async function readOrder({ queries }: Database, id: string): Promise<OrderRow> {
  const [row] = await queries.select().from(order).where(eq(order.id, id))
  if (!row) throw new Error(`The order "${id}" went away.`)
  return row
}
