import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
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
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams()
  const place = useMemo(() => placeOfAddress(params), [params])
  // The page follows a choice a moment later: who chooses again before that adds to the choice, not to what is still shown.
  const chosen = useRef(place)
  useEffect(() => {
    chosen.current = place
  }, [place])
  const go = useCallback(
    (change: Partial<ListPlace>, options: { replace: boolean } = { replace: false }) => {
      chosen.current = { ...chosen.current, page: 1, ...change }
      setParams(addressOf(chosen.current), { ...options, preventScrollReset: true })
    },
    [setParams],
  )
  const chooseFilter = useCallback<ListAddress['chooseFilter']>(
    (filter, options) => {
      const shown: Readonly<Record<string, unknown>> = { ...place.filter }
      const changed = Object.entries(filter).filter(([name, value]) => value !== shown[name])
      go({ filter: { ...chosen.current.filter, ...Object.fromEntries(changed) } }, options)
    },
    [go, place],
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
    page: z.coerce.number().int().min(1).catch(1).parse(params.get('page')),
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
