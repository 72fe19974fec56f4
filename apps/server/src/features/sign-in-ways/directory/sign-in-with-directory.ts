import type { directoryLoginBody, SignInFailure, User } from '@codedojo/contract'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { providerNames, startSentence } from '../../../identity-settings.ts'
import { type Exchange, findUserById, requireSecondFactor, wireUser } from '../../accounts/index.ts'
import { letIn, tellOfNewWay } from '../let-in.ts'
import { connectIdentity, type ProvedIdentity, signInIdentity } from '../settle-identity.ts'
import { followName } from './follow-name.ts'
import { proveDirectoryIdentity } from './prove-identity.ts'

/**
 * Signs in with a user name of the directory. Account, role and who may join follow the rules for every provider. Other providers
 * have second factors of their own; a password typed here has none, so the account's authenticator app is asked, too. Throws what
 * `proveDirectoryIdentity` and `requireSecondFactor` throw, and a reason of a `SignInFailure`.
 */
export async function signInWithDirectory(
  context: Context,
  { username, password, code, passkey, remember, invitation }: z.output<typeof directoryLoginBody>,
  exchange: Exchange,
): Promise<User> {
  const proved = await proveDirectoryIdentity(context, { username, password }, exchange.request)
  const settled = await signInIdentity(context, proved, invitation)
  if (settled.kind === 'failed') throw await refusal(context, settled.why)
  const { userId } = settled
  await requireSecondFactor(context, { userId, code, passkey, request: exchange.request })
  const failure = await letIn(context, userId, { proved, exchange, endsWithBrowser: !remember })
  await tellOfNewWay(context, settled, proved)
  if (failure !== null) throw await refusal(context, failure, userId)
  await followName(context.database, userId, proved.identity)
  const row = await findUserById(context.database, userId)
  if (!row) throw await refusal(context, 'expired')
  return wireUser(row)
}

/** Connects a user name of the directory to the account `userId`. Throws as `signInWithDirectory` does. */
export async function connectDirectory(
  context: Context,
  {
    userId,
    username,
    password,
  }: { readonly userId: string; readonly username: string; readonly password: string },
  { request }: Pick<Exchange, 'request'>,
): Promise<void> {
  const proved: ProvedIdentity = await proveDirectoryIdentity(context, { username, password }, request)
  const settled = await connectIdentity(context.database, userId, proved)
  if (settled.kind === 'failed') throw await refusal(context, settled.why)
  await tellOfNewWay(context, settled, proved)
}

/** What providers' pages are told as a word of the address, as an error of a call. */
async function refusal(context: Context, why: SignInFailure, userId?: string): Promise<AppError> {
  const name = providerNames(context.config).ldap
  switch (why) {
    case 'no_email':
      return new AppError(
        'no_email',
        `The directory of ${name} has no valid email of yours, which an account needs. Ask its help desk to add one.`,
      )
    case 'account_exists':
      return new AppError(
        'account_exists',
        `There is an account with your email already. Sign in with its password, then connect ${name} in the settings.`,
      )
    case 'sign_up_closed':
      return new AppError(
        'sign_up_closed',
        'You have no account here yet, and this installation does not let you create one this way. Ask its administrators.',
      )
    case 'connected_elsewhere':
      return new AppError(
        'connected_elsewhere',
        `This user name is connected to another account here. Disconnect ${name} there first.`,
      )
    case 'account_suspended': {
      const row = userId === undefined ? null : await findUserById(context.database, userId)
      return new AppError(
        'account_suspended',
        `This account is suspended. ${row?.suspendedReason ?? ''}`.trim(),
      )
    }
    case 'cancelled':
    case 'expired':
    case 'provider_failed':
    case 'not_recent':
    case 'too_many':
      return new AppError('wrong_credentials', `${startSentence(name)} did not sign you in. Begin again.`)
  }
}
