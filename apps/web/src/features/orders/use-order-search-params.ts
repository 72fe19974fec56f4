import { type OrderKind, orderKindSchema } from '@codedojo/contract'
import { pageOfAddress } from '../../lib/address/page-of-address.ts'
import { useAddress, withValues } from '../../lib/address/use-address.ts'

/** Filter and selected order in the URL. */
export function useOrderSearchParams() {
  const [params, change] = useAddress()
  return {
    kind: orderKindSchema.nullable().catch(null).parse(params.get('kind')),
    page: pageOfAddress(params),
    /** Id of the selected order; null: none. */
    chosen: params.get('order'),
    chooseKind: (kind: OrderKind | null) => change(withValues(params, { kind, page: null, order: null })),
    choosePage: (page: number) =>
      change(withValues(params, { page: page > 1 ? String(page) : null, order: null })),
    choose: (order: string | null) => change(withValues(params, { order })),
  }
}
