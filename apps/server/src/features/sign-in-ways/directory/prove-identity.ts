import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { limitPerHolder } from '../../../http/limit-per-holder.ts'
import { networkOf } from '../../../http/network-of.ts'
import { providerNames, startSentence } from '../../../identity-settings.ts'
import type { Directory, DirectoryEntry } from '../../../providers/directory/index.ts'
import { type Identity, IdentityError } from '../../../providers/identity/index.ts'
import { makeTurns, NoTurnError } from '../../../turns.ts'
import {
  claimPasswordAttempt,
  forgetWrongPasswords,
  type Guesser,
  recordFailedSignIn,
} from '../../accounts/index.ts'
import { ownerOf, type ProvedIdentity } from '../settle-identity.ts'

/*
 * A directory that is slow must not gather questions without end: few are asked at a time, some wait for a moment, and one network
 * has a part of these places only. Whoever gets none is told to try again.
 */
const [atOnce, waitingMost, waitMs] = [8, 56, 5_000]
const placesOfNetwork = 16
const takeTurn = makeTurns({ atOnce, waitingMost, waitMs })
const networks = limitPerHolder(placesOfNetwork)

interface Typed {
  readonly username: string
  readonly password: string
}

/**
 * Whose user name and password of the directory somebody typed. Wrong passwords delay the next ones as those of our own accounts do,
 * by entry, so that other names of one entry are no further tries. Nothing of the password is kept. Throws `not_found` where there is
 * no directory, `wrong_credentials`, `too_many_requests`, `busy`, `account_suspended` and `directory_password_expired` for what only the
 * directory knows, and `directory_unavailable`, with the cause in the log.
 */
export async function proveDirectoryIdentity(
  context: Context,
  typed: Typed,
  request: FastifyRequest,
): Promise<ProvedIdentity> {
  const { directory } = context
  if (directory === null) throw new AppError('not_found', 'Nobody can sign in this way here.')
  const name = providerNames(context.config).ldap
  const release = networks.take(networkOf(request.ip))
  if (release === null) throw tooManyAtOnce(name)
  try {
    return await takeTurn(() => proveAt(context, directory, { typed, request }))
  } catch (error) {
    if (error instanceof NoTurnError) throw tooManyAtOnce(name)
    if (!(error instanceof IdentityError)) throw error
    request.log.warn(`A sign-in with the directory failed. ${error.message}`)
    throw new AppError(
      'directory_unavailable',
      `The directory of ${name} does not answer. Try again in a minute, or tell the operator.`,
    )
  } finally {
    release()
  }
}

function tooManyAtOnce(name: string): AppError {
  const message = `Too many people are signing in with ${name} right now. Try again in a few seconds.`
  return new AppError('busy', message, { retryAfter: 5 })
}

async function proveAt(
  context: Context,
  directory: Directory,
  { typed, request }: { readonly typed: Typed; readonly request: FastifyRequest },
): Promise<ProvedIdentity> {
  const { database } = context
  await using session = await directory.open()
  const found = await session.find(typed.username)
  const entry = typeof found === 'string' ? null : found
  if (found === 'several')
    request.log.warn('More than one entry of the directory matches LDAP_USER_FILTER: nobody is let in.')
  const userId = await ownerOf(database.queries, provedBy(entry?.identity ?? nobody))
  const guesser = identifyDirectoryGuesser(context, { entry, userId, typed, request })
  await claimPasswordAttempt(database, guesser)
  const { verdict, warning: refusal } = await session.verify(entry, typed.password)
  if (refusal !== null) request.log.warn(refusal)
  if (entry === null || verdict === 'wrong') {
    const failed = { userId, address: request.ip, why: 'wrong password' } as const
    // Not awaited, as with our own passwords: it takes longer for an existing account.
    recordFailedSignIn(database, failed).catch((error: unknown) =>
      request.log.error(error, 'A failed sign-in was not recorded.'),
    )
    throw new AppError('wrong_credentials', 'Wrong user name or password')
  }
  await forgetWrongPasswords(database, guesser)
  const name = startSentence(providerNames(context.config).ldap)
  if (verdict === 'expired') throw expired(name)
  if (verdict === 'disabled') throw disabled(name)
  const { identity, isDisabled, warning } = await session.standingOf(entry)
  if (warning !== null) request.log.warn(warning)
  if (isDisabled) throw disabled(name)
  return provedBy(identity)
}

const provedBy = (identity: Identity): ProvedIdentity => ({ provider: 'ldap', identity })

/** Asked for in place of an entry that is not there, for which the same is to be done. */
const nobody: Identity = { subject: '', firstName: '', lastName: '', email: null }

interface Guess {
  readonly entry: DirectoryEntry | null
  readonly userId: string | null
  readonly typed: Typed
  readonly request: FastifyRequest
}

/** A device of the owner has a counter of its own, so that strangers keep nobody out here. */
function identifyDirectoryGuesser({ auth }: Context, { entry, userId, typed, request }: Guess): Guesser {
  const deviceId = userId && auth.devices.idOf(request, userId)
  if (userId && deviceId) return { kind: 'own', userId, placeId: deviceId }
  return { kind: 'directory', entry: entry?.identity.subject ?? `name ${typed.username.toLowerCase()}` }
}

function expired(name: string): AppError {
  return new AppError(
    'directory_password_expired',
    `${name} wants a new password of you. Choose one there first, then sign in here with it.`,
  )
}

function disabled(name: string): AppError {
  return new AppError('account_suspended', `${name} has disabled your account there. Ask its help desk.`)
}
