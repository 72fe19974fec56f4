import {
  choiceSentence,
  isRenewable,
  type OrderKind,
  type PaymentProviderName,
  premium,
  renewableFrom,
} from '@codedojo/contract'
import { schema, type Transaction } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../http/app-error.ts'
import type { PaymentProvider } from '../../../providers/payments/index.ts'
import { soldOut } from './sold-out.ts'
import { countReservedStock, lockProduct } from './stock.ts'

export interface PricedItem {
  readonly name: string
  readonly amountPaise: number
  /** Whether an unpaid order reserves stock. */
  readonly isHeld: boolean
  /** Whether it has variants (sizes or colours), one of which an order must name. */
  readonly hasChoice: boolean
}

/**
 * Returns the current price of an item after checking its availability. `ownOrderId`: an unpaid order of the same
 * person for it, whose reservation is ignored. Throws `product_not_found`, `out_of_stock`, `course_not_found` and
 * `already_owned`.
 */
export async function priceItem(
  tx: Transaction,
  { kind, itemId, userId }: { readonly kind: OrderKind; readonly itemId: string; readonly userId: string },
  ownOrderId: string | null,
): Promise<PricedItem> {
  switch (kind) {
    case 'product':
      return priceProduct(tx, itemId, ownOrderId)
    case 'premium':
      return { name: 'Premium, one year', amountPaise: premium.pricePaise, isHeld: false, hasChoice: false }
    case 'course':
      return priceCourse(tx, { id: itemId, userId })
  }
}

async function priceProduct(tx: Transaction, id: string, ownOrderId: string | null): Promise<PricedItem> {
  const product = await lockProduct(tx, id)
  if (!product || product.isDeleted) throw new AppError('product_not_found', 'There is no such product.')
  const held = await countReservedStock(tx, { productId: id, exceptOrderId: ownOrderId })
  if (product.stock - held < 1) throw soldOut(Math.min(held, product.stock))
  const hasChoice = choiceSentence(product.description) !== null
  return { name: product.name, amountPaise: product.pricePaise, isHeld: true, hasChoice }
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

async function priceCourse(
  tx: Transaction,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<PricedItem> {
  const { course, enrolment } = schema
  const [row] = await tx
    .select({ course, expiresAt: enrolment.expiresAt })
    .from(course)
    .leftJoin(enrolment, and(eq(enrolment.courseId, course.id), eq(enrolment.userId, userId)))
    .where(eq(course.id, id))
  if (!row || row.course.isDraft || row.course.deletedAt !== null) {
    throw new AppError('course_not_found', 'There is no such course.')
  }
  const now = new Date()
  if (row.expiresAt && row.expiresAt > now && !isRenewable(row.expiresAt, row.course, now)) {
    const from = dayFormat.format(renewableFrom(row.expiresAt, row.course))
    throw new AppError('already_owned', `You own this course already. It can be renewed from ${from} on.`)
  }
  return { name: row.course.name, amountPaise: row.course.pricePaise, isHeld: false, hasChoice: false }
}

/** The provider of a payment; none for amount 0. Throws `payments_off` where nobody takes payments. */
export function providerFor(amountPaise: number, current: PaymentProvider | null): PaymentProviderName {
  if (amountPaise === 0) return 'none'
  if (!current)
    throw new AppError('payments_off', 'This installation takes no payments, so nothing can be bought here.')
  return current.name
}
