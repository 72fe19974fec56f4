import { normalizeEmail } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { eq, like } from 'drizzle-orm'

/**
 * Brings e-mails that were kept before there was one form for all into it: their domains may stand there as `xn--…`. One that
 * somebody else has by now stays as it is.
 */
export async function decodePunycodeEmails({ queries }: Database): Promise<void> {
  const { user } = schema
  const rows = await queries
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(like(user.email, '%@%xn--%'))
  for (const { id, email } of rows) {
    const form = normalizeEmail(email) ?? email
    if (form === email || (await queries.$count(user, eq(user.email, form))) > 0) continue
    await queries.update(user).set({ email: form }).where(eq(user.id, id))
  }
}
