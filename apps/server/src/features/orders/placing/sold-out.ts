import { AppError } from '../../../http/app-error.ts'

/** `held`: the stock reserved by unpaid orders of others. */
export function soldOut(held: number): AppError {
  return new AppError(
    'out_of_stock',
    held > 0 ? 'Out of stock: the last one is held for somebody who is paying.' : 'Out of stock.',
  )
}
