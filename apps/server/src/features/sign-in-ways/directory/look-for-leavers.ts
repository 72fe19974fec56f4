import { type Database, schema } from '@codedojo/db'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { providerNames } from '../../../identity-settings.ts'
import type { Directory, EntryState } from '../../../providers/directory/index.ts'
import { suspendPerson, unsuspendPerson } from '../../people/index.ts'

/*
 * How it works: once a day every account that is connected with the directory is looked up there. Who is gone or disabled is
 * suspended; who is back is let in again, if it was this that suspended them. Admins have the last word: whom they suspended stays
 * suspended, and whom they let in again although the directory does not know them stays in. The audit log remembers who did what.
 *
 * A directory that does not answer, or says that many have left at once, changes nothing: a wrong setting must not close an
 * installation.
 */

const { account, auditEvent, user } = schema

/** At least so many, and more than this part of those who may sign in, do not leave on one day. */
const [leavingLeast, leavingPart] = [5, 1 / 5]

export type LookResult =
  | { readonly kind: 'done'; readonly suspended: number; readonly letIn: number; readonly kept: number }
  /** Nothing was changed. */
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
  const decisions = await latestDecisions(
    database,
    [...gone, ...back].map(({ userId }) => userId),
  )
  const leaving = gone.filter(({ userId }) => decisions.get(userId) !== 'let in by an admin')
  const returning = back.filter(({ userId }) => decisions.get(userId) === 'suspended by the directory')
  const all = people.filter(({ isSuspended }) => !isSuspended).length
  if (!trustsMany && areTooMany({ leaving: leaving.length, all })) {
    return { kind: 'too_many', leaving: leaving.length, all }
  }
  const name = providerNames(context.config).ldap
  let kept = 0
  for (const each of leaving) {
    const why = stateOf(each) === 'gone' ? 'No longer in' : 'Disabled in'
    if (!(await suspend(database, each.userId, `${why} the directory of ${name}.`))) kept += 1
  }
  for (const { userId } of returning)
    await unsuspendPerson(database, { actorId: null, provider: 'ldap', userId })
  return { kind: 'done', suspended: leaving.length - kept, letIn: returning.length, kept }
}

export function areTooMany({ leaving, all }: { readonly leaving: number; readonly all: number }): boolean {
  const isEverybody = leaving > 1 && leaving === all
  return isEverybody || (leaving >= leavingLeast && leaving > all * leavingPart)
}

/** False for the last admin, who stays, because nobody could let them in again. */
async function suspend(database: Database, userId: string, reason: string): Promise<boolean> {
  try {
    await suspendPerson(database, { actorId: null, provider: 'ldap', userId, reason })
    return true
  } catch (error) {
    // Whoever was erased meanwhile is gone anyway.
    if (error instanceof AppError && (error.code === 'last_admin' || error.code === 'user_not_found'))
      return false
    throw error
  }
}

async function connectedPeople({ queries }: Database): Promise<Person[]> {
  const rows = await queries
    .select({ userId: user.id, subject: account.accountId, suspendedAt: user.suspendedAt })
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(eq(account.providerId, 'ldap'))
  return rows.map(({ suspendedAt, ...row }) => ({ ...row, isSuspended: suspendedAt !== null }))
}

type Decision = 'suspended by the directory' | 'let in by an admin' | 'another'

const factsSchema = z.object({ provider: z.string() })
const isByProvider = (facts: unknown) => factsSchema.safeParse(facts).success

/** Who decided last about each of these people, as far as it binds the directory. */
async function latestDecisions(
  { queries }: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Decision>> {
  if (userIds.length === 0) return new Map()
  const events = await queries
    .select({ subjectId: auditEvent.subjectId, action: auditEvent.action, after: auditEvent.after })
    .from(auditEvent)
    .where(
      and(
        inArray(auditEvent.subjectId, [...userIds]),
        inArray(auditEvent.action, ['user.suspended', 'user.unsuspended']),
      ),
    )
    .orderBy(desc(auditEvent.at), desc(auditEvent.id))
  const byPerson = Map.groupBy(events, ({ subjectId }) => subjectId ?? '')
  return new Map([...byPerson].map(([userId, [latest, before]]) => [userId, decisionIn(latest, before)]))
}

interface Event {
  readonly action: string
  readonly after: unknown
}

function decisionIn(latest: Event | undefined, before: Event | undefined): Decision {
  if (latest === undefined) return 'another'
  if (latest.action === 'user.suspended')
    return isByProvider(latest.after) ? 'suspended by the directory' : 'another'
  const wasByProvider = before?.action === 'user.suspended' && isByProvider(before.after)
  return wasByProvider && !isByProvider(latest.after) ? 'let in by an admin' : 'another'
}
