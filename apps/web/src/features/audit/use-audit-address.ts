import { useAddress } from '../../lib/use-address.ts'
import { type AuditFilter, addressOf, filterOfAddress, pageOfAddress } from './audit-filter.ts'

/** Filter and page as the address names them, so that Back, reload and a sent link restore them. */
export function useAuditAddress() {
  const [params, change] = useAddress()
  const filter = filterOfAddress(params)
  return {
    filter,
    page: pageOfAddress(params),
    /** A changed filter starts at page 1. */
    chooseFilter: (next: AuditFilter, options: { replace: boolean } = { replace: false }) =>
      change(addressOf(next, 1), { ...options, preventScrollReset: true }),
    choosePage: (next: number) => change(addressOf(filter, next), { preventScrollReset: true }),
  }
}
