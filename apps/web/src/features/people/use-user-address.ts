import { type FilterAddress, useFilterAddress } from '../../lib/filter-address.ts'
import { filterOfAddress, type UserListFilter } from './user-filter.ts'

export function useUserAddress(): FilterAddress<UserListFilter> {
  return useFilterAddress(filterOfAddress)
}
