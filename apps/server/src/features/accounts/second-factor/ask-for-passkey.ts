import type { PasskeyAnswer } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { mailAccessChange } from '../access-mail.ts'
import { type OwnPassword, requireOwnPassword } from '../own-password.ts'
import { lockPasskeys } from '../passkeys/own-passkeys.ts'
import { passkeyRefused, usePasskey } from '../passkeys/use-passkey.ts'
import { drawRecoveryCodes, recordFactor, requirePassword } from './own-second-factor.ts'

const { passkey, secondFactor } = schema

/**
 * Asks for a passkey after the password, where there is no app. One is shown to work first; returns the recovery codes. Throws
 * `no_password`, `second_factor_on`, and what `requireOwnPassword` and `usePasskey` throw.
 */
export async function askForPasskey(
  context: Context,
  own: OwnPassword & { readonly passkey: PasskeyAnswer; readonly request: FastifyRequest },
): Promise<string[]> {
  const { database } = context
  const { userId, passkey: answer, request } = own
  await requirePassword(database, userId)
  await requireOwnPassword(database, own)
  const used = await usePasskey(context, { answer, request })
  if (used.userId !== userId) throw passkeyRefused('This passkey belongs to another account.')
  const codes = await database.queries.transaction(async (tx) => {
    await lockPasskeys(tx, userId)
    if ((await tx.$count(passkey, eq(passkey.userId, userId))) === 0) throw passkeyRefused()
    const asked = await tx
      .insert(secondFactor)
      .values({ userId, passkeyAskedAt: new Date() })
      .onConflictDoUpdate({
        target: secondFactor.userId,
        set: { passkeyAskedAt: new Date() },
        setWhere: sql`${secondFactor.confirmedAt} is null and ${secondFactor.passkeyAskedAt} is null`,
      })
      .returning({ userId: secondFactor.userId })
    if (asked.length === 0) {
      throw new AppError(
        'second_factor_on',
        'A second factor is asked for already, and a passkey will do for it.',
      )
    }
    await recordFactor(tx, userId, 'user.passkey_asked')
    return drawRecoveryCodes(tx, userId)
  })
  await mailAccessChange(context, userId, { kind: 'passkey_asked' })
  return codes
}
