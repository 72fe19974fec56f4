import type { Role, SignInProvider } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { announceAccess } from '../accounts/index.ts'
import { revokeAdminScopedTokens } from '../api-tokens/index.ts'
import { recordEvent } from '../audit/index.ts'
import { refuseLastAdmin } from './last-admin.ts'
import { lockPerson } from './require-person.ts'

export interface RoleChange {
  /** null for the operator on the command line, or a provider. */
  readonly actorId: string | null
  /** The provider whose claims decide the role. */
  readonly provider?: SignInProvider
  readonly userId: string
  readonly role: Role
}

/** Changes the role of a person, from the next call on; open streams reconnect with it. Throws `last_admin`. */
export async function changeRole(
  { queries }: Database,
  { actorId, provider, userId, role }: RoleChange,
): Promise<void> {
  const { user } = schema
  await queries.transaction(async (tx) => {
    if (role !== 'admin') await refuseLastAdmin(tx, userId)
    const before = await lockPerson(tx, userId)
    if (before.role === role) return
    await tx.update(user).set({ role, updatedAt: new Date() }).where(eq(user.id, userId))
    if (role !== 'admin') await revokeAdminScopedTokens(tx, userId)
    await announceAccess(tx, userId)
    await recordEvent(tx, {
      actorId,
      action: 'user.role_changed',
      subject: { kind: 'user', id: userId },
      before: { role: before.role },
      after: { role, ...(provider && { provider }) },
    })
  })
}
