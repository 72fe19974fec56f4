import { AppError } from '../../../http/app-error.ts'

export function soldOut(): AppError {
  return new AppError('out_of_stock', 'Out of stock: somebody else has the last one.')
}
