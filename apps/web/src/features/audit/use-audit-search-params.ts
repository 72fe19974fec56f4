import { type FilterAddress, useFilterAddress } from '../../lib/address/use-filter-address.ts'
import { type AuditFilter, parseAuditFilter } from './audit-filter.ts'

export function useAuditSearchParams(): FilterAddress<AuditFilter> {
  return useFilterAddress(parseAuditFilter)
}
