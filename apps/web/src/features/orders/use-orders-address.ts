import { type OrderKind, orderKindSchema } from '@codedojo/contract'
import { readPageNumber } from '../../lib/address/read-page-number.ts'
import { useAddressQuery, withParams } from '../../lib/address/use-address-query.ts'

/** Which orders the address of the page names, and which of them is read. */
export function useOrdersAddress() {
  const [params, change] = useAddressQuery()
  return {
    kind: orderKindSchema.nullable().catch(null).parse(params.get('kind')),
    page: readPageNumber(params),
    /** Id of the order that is read; null: none was chosen. */
    chosen: params.get('order'),
    chooseKind: (kind: OrderKind | null) => change(withParams(params, { kind, page: null, order: null })),
    choosePage: (page: number) =>
      change(withParams(params, { page: page > 1 ? String(page) : null, order: null })),
    choose: (order: string | null) => change(withParams(params, { order })),
  }
}
