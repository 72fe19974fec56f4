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

export function isNarrowed(filter: UserListFilter): boolean {
  return Object.keys(filter).length > 0
}

const names = {
  role: { user: 'the role Users', admin: 'the role Admins' },
  status: { active: '“Can sign in”', suspended: '“Suspended”' },
  tier: { premium: 'the tier Premium', free: 'the Free Tier' },
} as const

/** What the list is narrowed by, in words. */
export function filterNames({ q, role, status, tier }: UserListFilter) {
  return {
    q: q && `“${q}”`,
    role: role && names.role[role],
    status: status && names.status[status],
    tier: tier && names.tier[tier],
  }
}
