import type { Role, User } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { emailTaken, hashPassword, insertAccounts, wireUser } from '../accounts/index.ts'
import { recordEvent } from '../audit/index.ts'
import { runIdempotently } from '../request-keys/index.ts'

export interface Registration {
  readonly firstName: string
  readonly lastName: string
  readonly emailId: string
  readonly password: string
  readonly role: Role
  readonly requestKey?: string | undefined
}

/**
 * Creates an account for somebody else, without signing in. Throws `email_taken`, what `runIdempotently` throws, and
 * `user_not_found` when it was created before and deleted since.
 */
export async function registerAccount(
  { queries }: Database,
  { actorId, registration }: { actorId: string; registration: Registration },
): Promise<User> {
  const { password, requestKey, ...account } = registration
  const passwordHash = await hashPassword(password)
  const asking = { userId: actorId, requestKey, asked: ['account', registration] }
  return queries.transaction(async (tx) => {
    const { id } = await runIdempotently(tx, asking, async () => {
      const [made] = await insertAccounts(tx, [{ ...account, passwordHash }])
      if (!made) throw emailTaken()
      await recordEvent(tx, {
        actorId,
        action: 'user.registered',
        subject: { kind: 'user', id: made.id },
        after: { role: made.role },
      })
      return made.id
    })
    const [made] = await tx.select().from(schema.user).where(eq(schema.user.id, id))
    if (!made) throw new AppError('user_not_found', 'The account was deleted meanwhile.')
    return wireUser(made)
  })
}
