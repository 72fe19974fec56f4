import { normalizeEmail } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { eq, like } from 'drizzle-orm'

/**
 * Migrates e-mails stored with a punycode domain (`xn--…`) to the Unicode form. An e-mail whose Unicode form is taken
 * by another account stays unchanged.
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
