import { useCallback, useMemo } from 'react'
import { readPageNumber } from './read-page-number.ts'
import { useAddressQuery } from './use-address-query.ts'

/** Filter values by parameter name; an absent value does not filter. */
type Filter = Readonly<Record<string, string | undefined>>

/** The query for a filter and a page; page 1 has no parameter. */
export function filterQuery(filter: Filter, page: number): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) params.set(name, value)
  if (page > 1) params.set('page', String(page))
  return params
}

export interface FilterAddress<Chosen> {
  readonly filter: Chosen
  readonly page: number
  /** A changed filter starts at page 1. `replace` replaces the current history entry. */
  readonly chooseFilter: (filter: Chosen, options?: { readonly replace: boolean }) => void
  readonly choosePage: (page: number) => void
}

/**
 * Filter and page of a list, kept in the address so that Back, reload and a shared link restore them. `filterOf` parses the
 * filter from the query, ignores unknown values, and must be a stable function.
 */
export function useFilterAddress<Chosen extends Filter>(
  filterOf: (params: URLSearchParams) => Chosen,
): FilterAddress<Chosen> {
  const [params, change] = useAddressQuery()
  const filter = useMemo(() => filterOf(params), [filterOf, params])
  const chooseFilter = useCallback<FilterAddress<Chosen>['chooseFilter']>(
    (next, options = { replace: false }) =>
      change(filterQuery(next, 1), { ...options, preventScrollReset: true }),
    [change],
  )
  return {
    filter,
    page: readPageNumber(params),
    chooseFilter,
    choosePage: (next) => change(filterQuery(filter, next)),
  }
}
