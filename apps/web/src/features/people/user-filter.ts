import { roleSchema, type UserFilter, userStatuses, userTiers } from '@codedojo/contract'
import { z } from 'zod'

/** What the list of users is narrowed by; an absent part narrows nothing. */
export type UserListFilter = UserFilter

const roleParam = roleSchema.optional().catch(undefined)
const tierParam = z.enum(userTiers).optional().catch(undefined)
const statusParam = z.enum(userStatuses).optional().catch(undefined)

/** Reads the filter from the page's address; what it does not know is ignored. */
export function filterOfAddress(params: URLSearchParams): UserListFilter {
  const role = roleParam.parse(params.get('role') ?? undefined)
  const status = statusParam.parse(params.get('status') ?? undefined)
  const tier = tierParam.parse(params.get('tier') ?? undefined)
  const q = (params.get('q') ?? '').slice(0, 200)
  return { ...(q !== '' && { q }), ...(role && { role }), ...(status && { status }), ...(tier && { tier }) }
}

/** The address's query for a filter and a page; the first page is not named. */
export function addressOf(filter: UserListFilter, page: number): URLSearchParams {
  const params = new URLSearchParams()
  if (filter.q) params.set('q', filter.q)
  if (filter.role) params.set('role', filter.role)
  if (filter.status) params.set('status', filter.status)
  if (filter.tier) params.set('tier', filter.tier)
  if (page > 1) params.set('page', String(page))
  return params
}

/** The page named by the address, from 1; nonsense gives 1. */
export function pageOfAddress(params: URLSearchParams): number {
  return z.coerce.number().int().min(1).max(1_000_000).catch(1).parse(params.get('page'))
}

export function isNarrowed(filter: UserListFilter): boolean {
  return Object.keys(filter).length > 0
}
