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

/** The user as the calls show one: an allow-list, so that a new column stays on the server until it is named here. */
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

/** Premium ends by itself: nothing has to happen at its last moment. */
export function isPremiumNow({ premiumUntil }: Pick<UserRow, 'premiumUntil'>): boolean {
  return premiumUntil !== null && premiumUntil.getTime() > Date.now()
}
