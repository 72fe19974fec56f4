import type { passkeyLoginBody, User } from '@codedojo/contract'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import { findUserById } from '../queries.ts'
import { type Exchange, signInVerified, suspended } from '../sign-in.ts'
import { wireUser } from '../wire-user.ts'
import { passkeyRefused, usePasskey } from './use-passkey.ts'

/** Signs in with a passkey alone. Throws what `usePasskey` throws, and `account_suspended`. */
export async function signInWithPasskey(
  context: Context,
  { passkey, remember }: z.output<typeof passkeyLoginBody>,
  exchange: Exchange,
): Promise<User> {
  const { userId, name } = await usePasskey(context, { answer: passkey, request: exchange.request })
  const row = await findUserById(context.database, userId)
  if (!row) throw passkeyRefused()
  if (row.suspendedAt) throw await suspended(context, row, exchange.request)
  await signInVerified(context, { userId, endsWithBrowser: !remember, passkey: name }, exchange)
  return wireUser(row)
}
