import { type Database, schema, type Transaction } from '@codedojo/db'
import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { refuseOverwriting } from '../../http/refuse-overwriting.ts'
import { changedFieldNames, recordEvent } from '../audit/index.ts'
import { lockRatings, markRatingsOutdated } from '../contest-ratings/index.ts'
import { announceContest } from '../contests/index.ts'
import { runIdempotently } from '../request-keys/index.ts'
import { checkChange, checkContestFacts, checkStart, keepFreezeStart } from './check-change.ts'
import { type ChosenProblem, chooseProblems, readContestProblems } from './chosen-problems.ts'
import { type ContestBody, contestFactsOf, loggedFacts } from './contest-facts.ts'
import { auditSubjectOf, lockContest } from './find-contest.ts'
import { setPublication } from './publication.ts'

const { contest, contestProblem, submission } = schema

interface ContestToSave {
  readonly body: ContestBody
  readonly actorId: string
}

/** Schedules a contest; returns its id. Throws `bad_input` with the invalid field, and what `runIdempotently` throws. */
export async function addContest(
  { queries }: Database,
  { body, actorId }: ContestToSave & { readonly body: { readonly requestKey?: string | undefined } },
): Promise<string> {
  const facts = contestFactsOf(body)
  checkContestFacts(facts)
  const asking = { userId: actorId, requestKey: body.requestKey, asked: ['contest', body] }
  const made = await queries.transaction((tx) =>
    runIdempotently(tx, asking, async () => {
      const id = uuidv7()
      const now = await nowOf(tx)
      checkStart(facts, now)
      const problems = await chooseProblems(tx, { body, contestId: null, ...facts, now })
      await tx.insert(contest).values({ id, ...facts, createdById: actorId })
      await putProblems(tx, id, problems)
      await setPublication(tx, { before: [], after: problems, facts, now })
      const subject = auditSubjectOf({ id, name: facts.name })
      await recordEvent(tx, { actorId, action: 'contest.created', subject, after: loggedFacts(facts) })
      return id
    }),
  )
  return made.id
}

/**
 * Changes a contest. Throws `contest_not_found`, `contest_changed` when somebody saved it after `updatedAt`,
 * `contest_started` for settings that are fixed once it has started, and `bad_input`; the last two name the field.
 */
export async function updateContest(
  { queries }: Database,
  {
    id,
    body,
    actorId,
  }: ContestToSave & { readonly id: string; readonly body: { readonly updatedAt?: string | undefined } },
): Promise<{ readonly updatedAt: Date }> {
  const wanted = contestFactsOf(body)
  checkContestFacts(wanted)
  return queries.transaction(async (tx) => {
    await lockRatings(tx)
    const before = await lockContest(tx, id)
    refuseOverwriting({
      ...{ savedAt: before.updatedAt, seenAt: body.updatedAt },
      ...{ code: 'contest_changed', thing: 'contest' },
    })
    const now = await nowOf(tx)
    const facts = keepFreezeStart({ before, after: wanted, now })
    const problemsBefore = await readContestProblems(tx, id)
    const hasSubmissions = (await tx.$count(submission, eq(submission.contestId, id))) > 0
    const problemsAfter = await chooseProblems(tx, { body, contestId: id, ...facts, now })
    checkChange({ before, after: facts, problemsBefore, problemsAfter, hasSubmissions, now })
    await tx
      .update(contest)
      .set({ ...facts, updatedAt: now })
      .where(eq(contest.id, id))
    await tx.delete(contestProblem).where(eq(contestProblem.contestId, id))
    await putProblems(tx, id, problemsAfter)
    await setPublication(tx, { before: problemsBefore, after: problemsAfter, facts, now })
    const inFull = {
      before: { ...before, problems: problemsBefore },
      after: { ...facts, problems: problemsAfter },
    }
    await recordEvent(tx, {
      actorId,
      action: 'contest.updated',
      subject: auditSubjectOf({ id, name: facts.name }),
      before: loggedFacts(before),
      after: { ...loggedFacts(facts), ...changedFieldNames(inFull, longParts) },
    })
    await markRatingsOutdated(tx)
    await announceContest(tx, id, 'contest')
    return { updatedAt: now }
  })
}

/** Deletes a contest. Submissions stay with their authors; problems that nobody has seen become drafts again. */
export async function deleteContest(
  { queries }: Database,
  { id, actorId }: { readonly id: string; readonly actorId: string },
): Promise<void> {
  await queries.transaction(async (tx) => {
    await lockRatings(tx)
    const before = await lockContest(tx, id)
    const now = await nowOf(tx)
    const problems = await readContestProblems(tx, id)
    await setPublication(tx, { before: problems, after: [], facts: before, now })
    await tx.delete(contest).where(eq(contest.id, id))
    await markRatingsOutdated(tx)
    const subject = auditSubjectOf(before)
    await recordEvent(tx, { actorId, action: 'contest.deleted', subject, before: loggedFacts(before) })
    await announceContest(tx, id, 'contest')
  })
}

const longParts = {
  description: 'description',
  code: 'code',
  penaltyMinutes: 'penalty',
  languages: 'languages',
  problems: 'problems',
} as const

async function putProblems(
  tx: Transaction,
  contestId: string,
  problems: readonly ChosenProblem[],
): Promise<void> {
  if (problems.length === 0) return
  await tx
    .insert(contestProblem)
    .values(problems.map((each, at) => ({ contestId, position: at + 1, ...each })))
}

/** By the clock of the database, which all servers share. */
async function nowOf(tx: Transaction): Promise<Date> {
  const { rows } = await tx.execute<{ now: string }>(sql`select now()::text as now`)
  return new Date(rows[0]?.now ?? Date.now())
}
