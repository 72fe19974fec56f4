import { type OrderKind, orderKindSchema } from '@codedojo/contract'
import { readPageNumber } from '../../lib/address/read-page-number.ts'
import { useAddressQuery, withParams } from '../../lib/address/use-address-query.ts'

/** Filter and selected order in the URL. */
export function useOrderSearchParams() {
  const [params, change] = useAddressQuery()
  return {
    kind: orderKindSchema.nullable().catch(null).parse(params.get('kind')),
    page: readPageNumber(params),
    /** Id of the selected order; null if none. */
    chosen: params.get('order'),
    chooseKind: (kind: OrderKind | null) => change(withParams(params, { kind, page: null, order: null })),
    choosePage: (page: number) =>
      change(withParams(params, { page: page > 1 ? String(page) : null, order: null })),
    choose: (order: string | null) => change(withParams(params, { order })),
  }
}
