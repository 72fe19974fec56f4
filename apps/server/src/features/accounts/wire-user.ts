import type { User } from '@codedojo/contract'
import type { schema } from '@codedojo/db'

export type UserRow = Pick<
  typeof schema.user.$inferSelect,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'role'
  | 'image'
  | 'phone'
  | 'suspendedAt'
  | 'suspendedReason'
  | 'premiumUntil'
>

/** The user as the API returns it: an allow-list, so that a new column stays private until it is named here. */
export function wireUser(row: UserRow): User {
  return {
    _id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    name: `${row.firstName} ${row.lastName}`.trim(),
    emailId: row.email,
    role: row.role,
    avatarUrl: row.image,
    phone: row.phone,
    isPremium: isPremiumNow(row),
    premiumUntil: row.premiumUntil?.toISOString() ?? null,
  }
}

/** Premium expires without a job: its end is compared with the clock. */
export function isPremiumNow({ premiumUntil }: Pick<UserRow, 'premiumUntil'>): boolean {
  return premiumUntil !== null && premiumUntil.getTime() > Date.now()
}
