import type { Role, User } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import { emailTaken, hashPassword, insertAccounts, wireUser } from '../accounts/index.ts'
import { recordEvent } from '../audit/index.ts'

export interface Registration {
  readonly firstName: string
  readonly lastName: string
  readonly emailId: string
  readonly password: string
  readonly role: Role
}

/** Creates an account for somebody else and signs nobody in. Throws `email_taken`. */
export async function registerAccount(
  { queries }: Database,
  { actorId, registration }: { actorId: string; registration: Registration },
): Promise<User> {
  const { password, ...account } = registration
  const passwordHash = await hashPassword(password)
  return queries.transaction(async (tx) => {
    const [made] = await insertAccounts(tx, [{ ...account, passwordHash }])
    if (!made) throw emailTaken()
    await recordEvent(tx, {
      actorId,
      action: 'user.registered',
      subject: { kind: 'user', id: made.id },
      after: { role: made.role },
    })
    return wireUser(made)
  })
}
