import { createHash } from 'node:crypto'
import { type Database, type Queries, schema, type Transaction } from '@codedojo/db'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import { parseReadableCode } from '../../../readable-code.ts'
import { recordEvent } from '../../audit/index.ts'
import { stepOfCode } from './totp.ts'

const { recoveryCode, secondFactor } = schema

/** Whether a sign-in with the password asks this account for a code or a passkey. */
export async function hasSecondFactor(queries: Queries | Transaction, userId: string): Promise<boolean> {
  return (await queries.$count(secondFactor, isInForce(userId))) > 0
}

export function isInForce(userId: string) {
  return and(
    eq(secondFactor.userId, userId),
    or(isNotNull(secondFactor.confirmedAt), isNotNull(secondFactor.passkeyAskedAt)),
  )
}

/** `app`: a code of the authenticator app; `recovery`: a recovery code; null if the code is wrong or was used. */
export type UsedFactor = 'app' | 'recovery' | null

/** Accepts each code once, also when it comes twice at the same time. */
export function useSecondFactor(
  { queries }: Database,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<UsedFactor> {
  return queries.transaction(async (tx) => {
    const [held] = await tx.select().from(secondFactor).where(isInForce(userId)).for('update')
    if (!held) return null
    const secret = held.confirmedAt === null ? null : held.secret
    const step = secret && stepOfCode(secret, code)
    if (step !== null && step > held.lastStep) {
      await tx.update(secondFactor).set({ lastStep: step }).where(eq(secondFactor.userId, userId))
      return 'app'
    }
    return (await takeRecoveryCode(tx, userId, code)) ? 'recovery' : null
  })
}

async function takeRecoveryCode(tx: Transaction, userId: string, typed: string): Promise<boolean> {
  const code = parseReadableCode(typed)
  if (code === null) return false
  const taken = await tx
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.userId, userId), eq(recoveryCode.codeHash, hashRecoveryCode(userId, code))))
    .returning({ userId: recoveryCode.userId })
  if (taken.length === 0) return false
  await recordEvent(tx, {
    actorId: userId,
    action: 'user.recovery_code_used',
    subject: { kind: 'user', id: userId },
    after: { left: await tx.$count(recoveryCode, eq(recoveryCode.userId, userId)) },
  })
  return true
}

/** A fast hash suffices, because nobody can guess 73 random bits. */
export function hashRecoveryCode(userId: string, code: string): Buffer {
  return createHash('sha256').update(`${userId}:${code}`).digest()
}
