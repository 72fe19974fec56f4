import { type FilterAddress, useFilterAddress } from '../../lib/address/use-filter-address.ts'
import { filterOfAddress, type UserListFilter } from './user-filter.ts'

export function useUserAddress(): FilterAddress<UserListFilter> {
  return useFilterAddress(filterOfAddress)
}
