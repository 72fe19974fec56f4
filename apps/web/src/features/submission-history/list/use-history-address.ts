import { useCallback, useMemo } from 'react'
import { useAddress } from '../../../lib/use-address.ts'
import { addressOf, filterOfAddress, type HistoryFilter, pageOfAddress } from './history-filter.ts'

export interface HistoryAddress {
  readonly filter: HistoryFilter
  readonly page: number
  /** A changed filter starts at page 1. `replace` writes over the current entry of the history. */
  readonly chooseFilter: (filter: HistoryFilter, options?: { replace: boolean }) => void
  readonly choosePage: (page: number) => void
}

/** Filter and page as the address names them, so that Back, reload and a sent link restore them. */
export function useHistoryAddress(): HistoryAddress {
  const [params, change] = useAddress()
  const filter = useMemo(() => filterOfAddress(params), [params])
  const chooseFilter = useCallback<HistoryAddress['chooseFilter']>(
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
