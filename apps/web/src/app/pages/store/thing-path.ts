import type { Order } from '@codedojo/contract'
import { coursePath, premiumPath, productPath, salesPath } from '../../../lib/paths.ts'

/** The page of what was ordered: where it is used when it was paid for, else where it can be ordered again. */
export function thingPath({ kind, thing, state }: Pick<Order, 'kind' | 'thing' | 'state'>): string {
  switch (kind) {
    case 'product':
      return productPath(thing)
    case 'course':
      return state === 'fulfilled' ? coursePath(thing) : salesPath(thing)
    case 'premium':
      return premiumPath
  }
}
