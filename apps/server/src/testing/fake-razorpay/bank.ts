import { randomBytes } from 'node:crypto'

/**
 * Orders, payments and refunds with Razorpay's own field names. Source: Razorpay, "Order entity" and its neighbours.
 */

export interface FakeOrder {
  readonly id: string
  readonly entity: 'order'
  readonly amount: number
  readonly currency: string
  readonly receipt: string | null
  readonly created_at: number
  status: 'created' | 'attempted' | 'paid'
}

export interface FakePayment {
  readonly id: string
  readonly entity: 'payment'
  readonly order_id: string
  readonly amount: number
  readonly currency: string
  readonly method: 'upi'
  status: 'authorized' | 'captured' | 'refunded' | 'failed'
  amount_refunded: number
  error_description: string | null
}

export interface FakeRefund {
  readonly id: string
  readonly entity: 'refund'
  readonly payment_id: string
  readonly amount: number
  readonly currency: string
  readonly receipt: string | null
  status: 'pending' | 'processed' | 'failed'
}

/** An error that Razorpay reports, with its own message. */
export class BankRefusal extends Error {
  override readonly name = 'BankRefusal'
}

export type BankEvent =
  | { readonly event: 'order.paid'; readonly order: FakeOrder; readonly payment: FakePayment }
  | {
      readonly event: 'payment.authorized' | 'payment.captured' | 'payment.failed'
      readonly payment: FakePayment
    }
  | {
      readonly event: 'refund.created' | 'refund.processed' | 'refund.failed'
      readonly refund: FakeRefund
      readonly payment: FakePayment
    }

export const newId = (kind: 'order' | 'pay' | 'rfnd' | 'evt') => `${kind}_${randomBytes(7).toString('hex')}`

/** Razorpay's data. `tell` gets the events for a webhook. */
export class Bank {
  readonly orders = new Map<string, FakeOrder>()
  readonly payments = new Map<string, FakePayment>()
  readonly refunds = new Map<string, FakeRefund>()
  /** If true, refunds complete at once, otherwise when `endRefund` is called. */
  isQuick = true
  readonly #tell: (event: BankEvent) => void
  readonly #keys = new Map<string, FakeRefund>()

  constructor(tell: (event: BankEvent) => void) {
    this.#tell = tell
  }

  addOrder({ amount, receipt }: { amount: number; receipt: string | null }): FakeOrder {
    if (amount < 100) throw new BankRefusal('The amount must be at least INR 1.00')
    const order: FakeOrder = {
      ...{ id: newId('order'), entity: 'order', amount, currency: 'INR', receipt, status: 'created' },
      created_at: Math.floor(Date.now() / 1000),
    }
    this.orders.set(order.id, order)
    return order
  }

  /** Simulates the buyer's action in the payment window. */
  pay(orderId: string, status: 'captured' | 'authorized' | 'failed' = 'captured'): FakePayment {
    const order = this.#order(orderId)
    if (order.status === 'paid') throw new BankRefusal('Order already paid')
    order.status = 'attempted'
    const payment: FakePayment = {
      ...{ id: newId('pay'), entity: 'payment', order_id: orderId, method: 'upi', amount_refunded: 0 },
      ...{ amount: order.amount, currency: order.currency, error_description: null },
      status: status === 'failed' ? 'failed' : 'authorized',
    }
    this.payments.set(payment.id, payment)
    if (status === 'failed') {
      payment.error_description = 'The bank said no.'
      this.#tell({ event: 'payment.failed', payment: { ...payment } })
    } else this.#tell({ event: 'payment.authorized', payment: { ...payment } })
    return status === 'captured' ? this.capture(payment.id, payment.amount) : payment
  }

  capture(paymentId: string, amount: number): FakePayment {
    const payment = this.payment(paymentId)
    const order = this.#order(payment.order_id)
    if (payment.status === 'captured') throw new BankRefusal('This payment has already been captured')
    if (order.status === 'paid') throw new BankRefusal('Order already paid')
    if (payment.amount !== amount)
      throw new BankRefusal('Capture amount must be equal to the amount authorized')
    payment.status = 'captured'
    payment.error_description = null
    order.status = 'paid'
    this.#tell({ event: 'payment.captured', payment: { ...payment } })
    this.#tell({ event: 'order.paid', order: { ...order }, payment: { ...payment } })
    return payment
  }

  /** A repeated `key` returns the same refund; without a key the refund was made in the dashboard. */
  refund(paymentId: string, { amount, key }: { amount?: number; key: string | null }): FakeRefund {
    const known = key === null ? undefined : this.#keys.get(key)
    if (known) return known
    const payment = this.payment(paymentId)
    const wanted = amount ?? payment.amount - payment.amount_refunded
    if (payment.status === 'refunded') throw new BankRefusal('The payment has been fully refunded already')
    if (payment.status !== 'captured')
      throw new BankRefusal('The payment status should be captured for action to be taken')
    if (wanted > payment.amount - payment.amount_refunded) {
      throw new BankRefusal('The total refund amount is greater than the refund payment amount')
    }
    const refund: FakeRefund = {
      ...{ id: newId('rfnd'), entity: 'refund', payment_id: paymentId, amount: wanted, currency: 'INR' },
      ...{ receipt: key, status: 'pending' },
    }
    this.refunds.set(refund.id, refund)
    if (key !== null) this.#keys.set(key, refund)
    payment.amount_refunded += wanted
    if (payment.amount_refunded === payment.amount) payment.status = 'refunded'
    this.#tell({ event: 'refund.created', refund: { ...refund }, payment: { ...payment } })
    if (this.isQuick) this.endRefund(refund.id, 'processed')
    return refund
  }

  endRefund(refundId: string, status: 'processed' | 'failed'): void {
    const refund = this.refunds.get(refundId)
    if (!refund) throw new BankRefusal('The id provided does not exist')
    const payment = this.payment(refund.payment_id)
    refund.status = status
    if (status === 'failed') {
      payment.amount_refunded -= refund.amount
      payment.status = 'captured'
    }
    this.#tell({ event: `refund.${status}`, refund: { ...refund }, payment: { ...payment } })
  }

  payment(id: string): FakePayment {
    const payment = this.payments.get(id)
    if (!payment) throw new BankRefusal('The id provided does not exist')
    return payment
  }

  #order(id: string): FakeOrder {
    const order = this.orders.get(id)
    if (!order) throw new BankRefusal('The id provided does not exist')
    return order
  }
}
