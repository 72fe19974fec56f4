import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { mailCorrection, mailEmailChange, replaceEmail } from '../accounts/index.ts'
import { recordEvent } from '../audit/index.ts'
import { requireOtherAccount } from './require-person.ts'

export interface Correction {
  readonly actorId: string
  readonly userId: string
  readonly firstName: string
  readonly lastName: string
  readonly emailId: string
}

/**
 * Corrects name and e-mail of somebody else, and notifies them in their settings, and by mail where a mail server is
 * set. The audit log contains which fields were corrected and by whom, but not the values, because entries outlive an
 * erased person. Returns whether anything changed. Throws `own_account`, `email_taken` and `user_not_found`.
 */
export async function correctPerson(context: Context, correction: Correction): Promise<boolean> {
  const { actorId, userId, firstName, lastName, emailId } = correction
  requireOtherAccount(correction, 'Change your own name in your profile and your own email in your settings.')
  const { user } = schema
  const name = `${firstName} ${lastName}`.trim()
  const done = await context.database.queries.transaction(async (tx) => {
    const [before] = await tx
      .select({ firstName: user.firstName, lastName: user.lastName, email: user.email })
      .from(user)
      .where(eq(user.id, userId))
      .for('no key update')
    if (!before) throw new AppError('user_not_found', 'This account was deleted a moment ago.')
    const isRenamed = before.firstName !== firstName || before.lastName !== lastName
    const isMoved = before.email !== emailId
    if (!isRenamed && !isMoved) return null
    if (isRenamed) {
      await tx
        .update(user)
        .set({ firstName, lastName, name, updatedAt: new Date() })
        .where(eq(user.id, userId))
    }
    if (isMoved) await replaceEmail(tx, { userId, email: emailId, isProved: false })
    const corrected = [isRenamed && 'name', isMoved && 'email'].filter((each) => each !== false)
    const subject = { kind: 'user', id: userId } as const
    await recordEvent(tx, { actorId, action: 'user.corrected', subject, after: { corrected } })
    return { oldEmail: before.email, isMoved }
  })
  if (done === null) return false
  if (done.isMoved)
    await mailEmailChange(context, { to: done.oldEmail, kind: 'corrected', newEmail: emailId })
  await mailCorrection(context, { name, emailId })
  return true
}
