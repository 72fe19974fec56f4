import type { Role } from '@codedojo/contract'
import { schema, type Transaction } from '@codedojo/db'
import { v7 as uuidv7 } from 'uuid'
import type { UserRow } from './wire-user.ts'

export interface NewAccount {
  readonly firstName: string
  readonly lastName: string
  /** In lower case. */
  readonly emailId: string
  readonly role: Role
  /** Made by `hashPassword` before the transaction, because hashing is slow. */
  readonly passwordHash: string
}

/**
 * Inserts accounts that sign in with a password. Returns the inserted ones: an account whose e-mail is taken is
 * skipped.
 */
export async function insertAccounts(tx: Transaction, accounts: readonly NewAccount[]): Promise<UserRow[]> {
  if (accounts.length === 0) return []
  const { account, user } = schema
  const added = await tx
    .insert(user)
    .values(
      accounts.map(({ firstName, lastName, emailId, role }) => ({
        id: uuidv7(),
        name: `${firstName} ${lastName}`.trim(),
        email: emailId,
        firstName,
        lastName,
        role,
      })),
    )
    .onConflictDoNothing({ target: user.email })
    .returning()
  const hashes = new Map(accounts.map(({ emailId, passwordHash }) => [emailId, passwordHash]))
  const ways = added.map(({ id, email }) => ({
    id: uuidv7(),
    userId: id,
    accountId: id,
    providerId: 'credential',
    password: hashes.get(email) ?? null,
  }))
  if (ways.length > 0) await tx.insert(account).values(ways)
  return added
}
