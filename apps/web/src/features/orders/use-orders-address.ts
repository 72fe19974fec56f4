import { type OrderKind, orderKindSchema } from '@codedojo/contract'
import { z } from 'zod'
import { useAddress, withValues } from '../../lib/use-address.ts'

const pageSchema = z.coerce.number().int().min(1).catch(1)

/** Which orders the address of the page names, and which of them is read. */
export function useOrdersAddress() {
  const [params, change] = useAddress()
  return {
    kind: orderKindSchema.nullable().catch(null).parse(params.get('kind')),
    page: pageSchema.parse(params.get('page') ?? undefined),
    /** Id of the order that is read; null: none was chosen. */
    chosen: params.get('order'),
    chooseKind: (kind: OrderKind | null) => change(withValues(params, { kind, page: null, order: null })),
    choosePage: (page: number) =>
      change(withValues(params, { page: page > 1 ? String(page) : null, order: null })),
    choose: (order: string | null) => change(withValues(params, { order })),
  }
}
