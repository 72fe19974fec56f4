import { type OrderKind, type PaymentProviderName, premium } from '@codedojo/contract'
import type { Transaction } from '@codedojo/db'
import { AppError } from '../../../http/app-error.ts'
import { soldOut } from './sold-out.ts'
import { countHeld, lockProduct } from './stock.ts'

export interface Priced {
  readonly name: string
  readonly amountPaise: number
  /** Whether an unpaid order keeps it from others. */
  readonly isHeld: boolean
}

/**
 * What a thing costs now, after making sure that one of it can be had. `ownOrderId` is an unpaid order of the same person
 * for it, whose hold does not stand in its own way. Throws `product_not_found` and `out_of_stock`.
 */
export async function priceThing(
  tx: Transaction,
  { kind, thingId }: { readonly kind: OrderKind; readonly thingId: string },
  ownOrderId: string | null,
): Promise<Priced> {
  switch (kind) {
    case 'product':
      return priceProduct(tx, thingId, ownOrderId)
    case 'premium':
      return { name: 'Premium, one year', amountPaise: premium.pricePaise, isHeld: false }
    case 'course':
      throw new Error('Courses are not sold yet.')
  }
}

async function priceProduct(tx: Transaction, id: string, ownOrderId: string | null): Promise<Priced> {
  const product = await lockProduct(tx, id)
  if (!product || product.isDeleted) throw new AppError('product_not_found', 'There is no such product.')
  const held = await countHeld(tx, { productId: id, exceptOrderId: ownOrderId })
  if (product.stock - held < 1) throw soldOut(Math.min(held, product.stock))
  return { name: product.name, amountPaise: product.pricePaise, isHeld: true }
}

/** Who takes the money: nobody where there is none. */
export function providerFor(amountPaise: number, current: PaymentProviderName): PaymentProviderName {
  return amountPaise === 0 ? 'none' : current
}
