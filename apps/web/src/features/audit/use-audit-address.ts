import { useSearchParams } from 'react-router'
import { type AuditFilter, addressOf, filterOfAddress, pageOfAddress } from './audit-filter.ts'

/** Filter and page as the address names them, so that Back, reload and a sent link restore them. */
export function useAuditAddress() {
  const [params, setParams] = useSearchParams()
  const filter = filterOfAddress(params)
  return {
    filter,
    page: pageOfAddress(params),
    /** A changed filter starts at page 1. */
    chooseFilter: (next: AuditFilter, options: { replace: boolean } = { replace: false }) =>
      setParams(addressOf(next, 1), { ...options, preventScrollReset: true }),
    choosePage: (next: number) => setParams(addressOf(filter, next), { preventScrollReset: true }),
  }
}
