import { type FilterAddress, useFilterAddress } from '../../lib/address/use-filter-address.ts'
import { parseUserFilter, type UserListFilter } from './user-filter.ts'

export function useUserSearchParams(): FilterAddress<UserListFilter> {
  return useFilterAddress(parseUserFilter)
}
