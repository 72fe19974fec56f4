import { useCallback, useMemo } from 'react'
import { pageOfAddress } from './page-of-address.ts'
import { useAddress } from './use-address.ts'

/** What a list is narrowed by: values by the names that they have in the address; an absent one narrows nothing. */
type Filter = Readonly<Record<string, string | undefined>>

/** The address's query for a filter and a page; the first page is not named. */
export function addressOf(filter: Filter, page: number): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) params.set(name, value)
  if (page > 1) params.set('page', String(page))
  return params
}

export interface FilterAddress<Chosen> {
  readonly filter: Chosen
  readonly page: number
  /** A changed filter starts at page 1. `replace` writes over the current entry of the history. */
  readonly chooseFilter: (filter: Chosen, options?: { readonly replace: boolean }) => void
  readonly choosePage: (page: number) => void
}

/**
 * Filter and page of a list as the address names them, so that Back, reload and a sent link restore them. `filterOf` reads the
 * filter from an address, ignores what it does not know, and is the same function each time.
 */
export function useFilterAddress<Chosen extends Filter>(
  filterOf: (params: URLSearchParams) => Chosen,
): FilterAddress<Chosen> {
  const [params, change] = useAddress()
  const filter = useMemo(() => filterOf(params), [filterOf, params])
  const chooseFilter = useCallback<FilterAddress<Chosen>['chooseFilter']>(
    (next, options = { replace: false }) =>
      change(addressOf(next, 1), { ...options, preventScrollReset: true }),
    [change],
  )
  return {
    filter,
    page: pageOfAddress(params),
    chooseFilter,
    choosePage: (next) => change(addressOf(filter, next)),
  }
}
