import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { addressOf, filterOfAddress, type ProblemFilter, pageOfAddress } from './problem-filter.ts'

export interface ListAddress {
  filter: ProblemFilter
  page: number
  /** A changed filter starts at page 1. `replace` writes over the current entry of the history. */
  chooseFilter: (filter: ProblemFilter, options?: { replace: boolean }) => void
  choosePage: (page: number) => void
}

/** Filter and page as the address names them, so that Back, reload and a sent link restore them. */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => filterOfAddress(params), [params])
  const page = pageOfAddress(params)
  const chooseFilter = useCallback<ListAddress['chooseFilter']>(
    (next, options = { replace: false }) =>
      setParams(addressOf(next, 1), { ...options, preventScrollReset: true }),
    [setParams],
  )
  const choosePage = (next: number) => setParams(addressOf(filter, next), { preventScrollReset: true })
  return { filter, page, chooseFilter, choosePage }
}
