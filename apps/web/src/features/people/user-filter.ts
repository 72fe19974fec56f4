import { roleSchema, type UserFilter, userStatuses, userTiers } from '@codedojo/contract'
import { z } from 'zod'

/** Filter of the user list; a missing part does not filter. */
export type UserListFilter = UserFilter

const roleParam = roleSchema.optional().catch(undefined)
const tierParam = z.enum(userTiers).optional().catch(undefined)
const statusParam = z.enum(userStatuses).optional().catch(undefined)

/** Parses the filter from the URL; unknown values are ignored. */
export function parseUserFilter(params: URLSearchParams): UserListFilter {
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

/** Text for each active part of the filter. */
export function filterNames({ q, role, status, tier }: UserListFilter) {
  return {
    q: q && `“${q}”`,
    role: role && names.role[role],
    status: status && names.status[status],
    tier: tier && names.tier[tier],
  }
}
