import { type Database, schema } from '@codedojo/db'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { providerNames } from '../../../identity-settings.ts'
import type { Directory, EntryState } from '../../../providers/directory/index.ts'
import { findLastDecisions, suspendPerson, unsuspendPerson } from '../../people/index.ts'

/*
 * How it works: once a day every account that is connected with the directory is looked up there. Who is gone or disabled is
 * suspended; who is back is let in again, if it was this that suspended them. Admins have the last word: whom they suspended stays
 * suspended, and whom they let in again although the directory does not know them stays in, until the directory knows them again,
 * which the connection remembers (`updatedAt`). The audit log remembers who did what. It is read once for all people and, because
 * admins decide meanwhile, again for each person whom a decision is about, under their lock.
 *
 * A directory that does not answer, or says that many have left at once, changes nothing: a wrong setting must not close an
 * installation.
 */

const { account, user } = schema

/** At least so many, and more than this part of those who may sign in, do not leave on one day. */
const [leavingLeast, leavingPart] = [5, 1 / 5]

export type LookResult =
  | { readonly kind: 'done'; readonly suspended: number; readonly letIn: number; readonly kept: number }
  /** Nobody was suspended or let in. */
  | { readonly kind: 'too_many'; readonly leaving: number; readonly all: number }

interface Person {
  readonly userId: string
  readonly subject: string
  readonly isSuspended: boolean
}

/**
 * Suspends who has left the directory, and lets in again who is back. `trustsMany`: the operator knows that many have left. Throws
 * `IdentityError` when the directory does not answer.
 */
export async function lookForLeavers(
  context: Pick<Context, 'config' | 'database'>,
  directory: Directory,
  { trustsMany }: { readonly trustsMany: boolean },
): Promise<LookResult> {
  const { database } = context
  const people = await connectedPeople(database)
  const states = await directory.look(people.map(({ subject }) => subject))
  const stateOf = ({ subject }: Person): EntryState => states.get(subject) ?? 'gone'
  const gone = people.filter((each) => !each.isSuspended && stateOf(each) !== 'active')
  const back = people.filter((each) => each.isSuspended && stateOf(each) === 'active')
  const asked = { provider: 'ldap', userIds: people.map(({ userId }) => userId) } as const
  const decisions = await findLastDecisions(database.queries, asked)
  const isGuest = ({ userId }: Person) => decisions.get(userId) === 'let in by an admin'
  await noteAsKnown(
    database,
    people.filter((each) => isGuest(each) && stateOf(each) === 'active'),
  )
  const leaving = gone.filter((each) => !isGuest(each))
  const returning = back.filter(({ userId }) => decisions.get(userId) === 'suspended by the provider')
  const all = people.filter(({ isSuspended }) => !isSuspended).length
  if (!trustsMany && areTooMany({ leaving: leaving.length, all })) {
    return { kind: 'too_many', leaving: leaving.length, all }
  }
  const name = providerNames(context.config).ldap
  const counts = { suspended: 0, letIn: 0, kept: 0, untouched: 0 }
  for (const each of leaving) {
    const why = stateOf(each) === 'gone' ? 'No longer in' : 'Disabled in'
    counts[await suspend(database, each.userId, `${why} the directory of ${name}.`)] += 1
  }
  for (const { userId } of returning) counts[await letIn(database, userId)] += 1
  const { untouched: _, ...result } = counts
  return { kind: 'done', ...result }
}

export function areTooMany({ leaving, all }: { readonly leaving: number; readonly all: number }): boolean {
  const isEverybody = leaving > 1 && leaving === all
  return isEverybody || (leaving >= leavingLeast && leaving > all * leavingPart)
}

/** `kept` for the last admin, who stays, because nobody could let them in again. */
async function suspend(
  database: Database,
  userId: string,
  reason: string,
): Promise<'suspended' | 'kept' | 'untouched'> {
  try {
    const asked = { actorId: null, provider: 'ldap', userId, reason } as const
    return (await suspendPerson(database, asked)) ? 'suspended' : 'untouched'
  } catch (error) {
    if (error instanceof AppError && error.code === 'last_admin') return 'kept'
    return untouchedIfErased(error)
  }
}

async function letIn(database: Database, userId: string): Promise<'letIn' | 'untouched'> {
  try {
    const hasChanged = await unsuspendPerson(database, { actorId: null, provider: 'ldap', userId })
    return hasChanged ? 'letIn' : 'untouched'
  } catch (error) {
    return untouchedIfErased(error)
  }
}

/** Whoever was erased meanwhile is gone anyway. */
function untouchedIfErased(error: unknown): 'untouched' {
  if (error instanceof AppError && error.code === 'user_not_found') return 'untouched'
  throw error
}

/** Ends what an admin decided about people whom the directory did not know then: they may leave it again. */
async function noteAsKnown({ queries }: Database, people: readonly Person[]): Promise<void> {
  if (people.length === 0) return
  const subjects = sql.param(people.map(({ subject }) => subject))
  await queries
    .update(account)
    .set({ updatedAt: sql`now()` })
    .where(and(eq(account.providerId, 'ldap'), sql`${account.accountId} = any(${subjects}::text[])`))
}

async function connectedPeople({ queries }: Database): Promise<Person[]> {
  const rows = await queries
    .select({ userId: user.id, subject: account.accountId, suspendedAt: user.suspendedAt })
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(eq(account.providerId, 'ldap'))
  return rows.map(({ suspendedAt, ...row }) => ({ ...row, isSuspended: suspendedAt !== null }))
}
