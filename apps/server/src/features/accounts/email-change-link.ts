import { type Queries, schema, type Transaction } from '@codedojo/db'
import { and, desc, gt, like } from 'drizzle-orm'
import { z } from 'zod'
import { consumeSecret, storeSecret } from './one-time-secret.ts'

/**
 * The requested e-mail is stored with the secret that was mailed to it, until the link is opened in a session of the
 * account.
 */
const { verification } = schema

const purpose = 'change-email'
const dayMs = 24 * 60 * 60 * 1000

const changeSchema = z.object({ userId: z.string(), email: z.string() })
type AskedChange = z.infer<typeof changeSchema>

export async function storeEmailChange(
  tx: Transaction,
  secret: string,
  { userId, email }: AskedChange,
): Promise<void> {
  const value = JSON.stringify({ userId, email } satisfies AskedChange)
  await storeSecret(tx, secret, { purpose, value, validMs: dayMs })
}

/** Consumes the secret and returns the requested change; null if there is none. */
export async function consumeEmailChange(tx: Transaction, secret: string): Promise<AskedChange | null> {
  const value = await consumeSecret(tx, { purpose, secret })
  return value === null ? null : changeSchema.parse(JSON.parse(value))
}

/** The requested e-mail that is not confirmed yet; null if there is none. */
export async function pendingEmail(queries: Queries, userId: string): Promise<string | null> {
  const [row] = await queries
    .select({ value: verification.value })
    .from(verification)
    .where(and(emailChangeCondition(userId), gt(verification.expiresAt, new Date())))
    .orderBy(desc(verification.createdAt))
    .limit(1)
  return row ? changeSchema.parse(JSON.parse(row.value)).email : null
}

/**
 * Cancels pending e-mail changes: whoever recovers an account must not lose it to a change that an intruder requested.
 */
export async function voidEmailChanges(queries: Queries | Transaction, userId: string): Promise<void> {
  await queries.delete(verification).where(emailChangeCondition(userId))
}

function emailChangeCondition(userId: string) {
  return and(
    like(verification.identifier, `${purpose}:%`),
    like(verification.value, `{"userId":"${userId}",%`),
  )
}
