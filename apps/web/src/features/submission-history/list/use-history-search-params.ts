import { type FilterAddress, useFilterAddress } from '../../../lib/address/use-filter-address.ts'
import { type HistoryFilter, parseHistoryFilter } from './history-filter.ts'

export function useHistorySearchParams(): FilterAddress<HistoryFilter> {
  return useFilterAddress(parseHistoryFilter)
}
