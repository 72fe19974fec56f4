import { useAddress } from '../../lib/use-address.ts'
import { addressOf, filterOfAddress, pageOfAddress, type UserListFilter } from './user-filter.ts'

/** Filter and page as the address names them, so that Back, reload and a sent link restore them. */
export function useUserAddress() {
  const [params, change] = useAddress()
  const filter = filterOfAddress(params)
  return {
    filter,
    page: pageOfAddress(params),
    /** A changed filter starts at page 1. */
    chooseFilter: (next: UserListFilter, options: { replace: boolean } = { replace: false }) =>
      change(addressOf(next, 1), { ...options, preventScrollReset: true }),
    choosePage: (next: number) => change(addressOf(filter, next), { preventScrollReset: true }),
  }
}
