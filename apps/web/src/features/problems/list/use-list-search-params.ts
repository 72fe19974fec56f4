import { useCallback, useMemo } from 'react'
import { readPageNumber } from '../../../lib/address/read-page-number.ts'
import { useAddressQuery } from '../../../lib/address/use-address-query.ts'
import { type ProblemFilter, parseProblemFilter, writeFilter } from './problem-filter.ts'
import { formatOrder, libraryOrder, type ProblemOrder, parseOrder } from './problem-order.ts'

interface ListPlace {
  readonly filter: ProblemFilter
  readonly order: ProblemOrder
  /** Counted from 1. */
  readonly page: number
}

export interface ListSearchParams extends ListPlace {
  /** A changed filter or order starts at page 1. `replace` overwrites the current history entry. */
  readonly chooseFilter: (filter: ProblemFilter, options?: { replace: boolean }) => void
  readonly chooseOrder: (order: ProblemOrder) => void
  readonly choosePage: (page: number) => void
}

/** Filter, order and page in the URL, so that Back, reload and a shared link restore them. */
export function useListSearchParams(): ListSearchParams {
  const [params, change] = useAddressQuery()
  const place = useMemo(() => parseListSearchParams(params), [params])
  const go = useCallback(
    (chosen: Partial<ListPlace>, options: { replace: boolean } = { replace: false }) =>
      change(formatListSearchParams({ ...place, page: 1, ...chosen }), {
        ...options,
        preventScrollReset: true,
      }),
    [place, change],
  )
  const chooseFilter = useCallback<ListSearchParams['chooseFilter']>(
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

/** Invalid values are ignored. */
export function parseListSearchParams(params: URLSearchParams): ListPlace {
  return {
    filter: parseProblemFilter(params),
    order: parseOrder(params.get('sort')),
    page: readPageNumber(params),
  }
}

/** The URL query; default order and first page are omitted. */
export function formatListSearchParams({ filter, order, page }: ListPlace): URLSearchParams {
  const params = new URLSearchParams()
  writeFilter(filter, params)
  if (formatOrder(order) !== formatOrder(libraryOrder)) params.set('sort', formatOrder(order))
  if (page > 1) params.set('page', String(page))
  return params
}
