import { useCallback, useMemo } from 'react'
import { readPageNumber } from '../../../lib/address/read-page-number.ts'
import { useAddressQuery } from '../../../lib/address/use-address-query.ts'
import { filterOfAddress, type ProblemFilter, writeFilter } from './problem-filter.ts'
import { libraryOrder, orderName, orderOfName, type ProblemOrder } from './problem-order.ts'

interface ListPlace {
  readonly filter: ProblemFilter
  readonly order: ProblemOrder
  /** From 1. */
  readonly page: number
}

export interface ListAddress extends ListPlace {
  /** A changed filter or order starts at page 1. `replace` writes over the current entry of the history. */
  readonly chooseFilter: (filter: ProblemFilter, options?: { replace: boolean }) => void
  readonly chooseOrder: (order: ProblemOrder) => void
  readonly choosePage: (page: number) => void
}

/** Filter, order and page as the address names them, so that Back, reload and a sent link restore them. */
export function useListSearchParams(): ListAddress {
  const [params, change] = useAddressQuery()
  const place = useMemo(() => placeOfAddress(params), [params])
  const go = useCallback(
    (chosen: Partial<ListPlace>, options: { replace: boolean } = { replace: false }) =>
      change(addressOf({ ...place, page: 1, ...chosen }), { ...options, preventScrollReset: true }),
    [place, change],
  )
  const chooseFilter = useCallback<ListAddress['chooseFilter']>(
    (filter, options) => go({ filter }, options),
    [go],
  )
  return {
    ...place,
    chooseFilter,
    chooseOrder: (order) => go({ order }),
    choosePage: (page) => go({ page }),
  }
}

/** Nonsense is ignored. */
export function placeOfAddress(params: URLSearchParams): ListPlace {
  return {
    filter: filterOfAddress(params),
    order: orderOfName(params.get('sort')),
    page: readPageNumber(params),
  }
}

/** The address's query; the order of the library and the first page are not named. */
export function addressOf({ filter, order, page }: ListPlace): URLSearchParams {
  const params = new URLSearchParams()
  writeFilter(filter, params)
  if (orderName(order) !== orderName(libraryOrder)) params.set('sort', orderName(order))
  if (page > 1) params.set('page', String(page))
  return params
}
