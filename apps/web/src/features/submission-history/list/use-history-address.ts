import { type FilterAddress, useFilterAddress } from '../../../lib/address/use-filter-address.ts'
import { filterOfAddress, type HistoryFilter } from './history-filter.ts'

export function useHistoryAddress(): FilterAddress<HistoryFilter> {
  return useFilterAddress(filterOfAddress)
}
