import { type FilterAddress, useFilterAddress } from '../../lib/address/use-filter-address.ts'
import { type AuditFilter, filterOfAddress } from './audit-filter.ts'

export function useAuditAddress(): FilterAddress<AuditFilter> {
  return useFilterAddress(filterOfAddress)
}
