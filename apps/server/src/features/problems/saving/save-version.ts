import type { AuditAction, ProblemStatus } from '@codedojo/contract'
import { type Database, insertVersion, schema, type Transaction } from '@codedojo/db'
import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../../http/app-error.ts'
import { recordEvent } from '../../audit/index.ts'
import { hideUntilContestEnds } from '../hide-until-contest-ends.ts'
import { problemStatusOf } from '../showing/wire-problem.ts'
import { findVersion } from '../versions/version-queries.ts'
import { chooseFreeSlug } from './free-slug.ts'
import { chooseProblemNumber, nextNumber } from './problem-number.ts'
import { computeJudgingHash, type VersionDraft } from './version-draft.ts'

const { problem, problemFile, problemVersion, testCase } = schema

/*
 * How it works
 *   open ─→ a candidate: stored with its cases, visible to judges only
 *     ├─ its reference solutions are Accepted, or need not be ─→ promote: it is the current version
 *     └─ they are not, or the server dies                      ─→ discard (or the sweep): nothing has changed
 */

export interface VersionToSave {
  /** null for a new problem. */
  readonly problemId: string | null
  /** Id of a new problem, where it is needed in advance. */
  readonly newId?: string
  readonly draft: VersionDraft
  readonly status: ProblemStatus
  /** For a scheduled publication. */
  readonly publishAt: Date | null
  readonly authorId: string | null
  readonly note: string
  /** The version that was edited; null to replace the current one, whatever it is. */
  readonly expectedVersion: number | null
  /** Name of the original package; a new problem gets the next free one. */
  readonly slug?: string
  /** Wanted number in the library; if absent or taken, the problem's own, or the next for a new one. */
  readonly number?: number
  /** Action in the audit log; created or updated by default. */
  readonly action?: AuditAction
}

export interface Candidate {
  readonly problemId: string
  readonly version: number
  readonly revision: number
  readonly isNew: boolean
  /** The current version when the candidate was opened; null for a new problem. */
  readonly seenVersion: number | null
  /** Its reference solutions are known to be Accepted on exactly these cases. */
  readonly isVerified: boolean
}

/**
 * Stores a candidate for the next version. Throws `title_taken`, and `problem_changed` when somebody saved meanwhile.
 */
export async function openCandidate(tx: Transaction, options: VersionToSave): Promise<Candidate> {
  const { draft, authorId, note } = options
  await lockProblems(tx)
  await requireFreeTitle(tx, draft.columns.title, options.problemId)
  const problemId = options.problemId ?? (await insertEmptyProblem(tx, options))
  const current = await currentVersion(tx, problemId, options)
  const version = await nextVersion(tx, problemId)
  const judgedHash = computeJudgingHash(draft)
  const isSame = current?.row.judgedHash === judgedHash
  const revision = isSame ? current.row.revision : version
  const verifiedAt = isSame ? current.row.verifiedAt : null
  const keys = { problemId, version, revision, isCandidate: true }
  const row = { ...draft.columns, ...keys, judgedHash, verifiedAt, authorId, note }
  await insertVersion(tx, { row, cases: draft.cases, files: draft.files })
  const seenVersion = current?.row.version ?? null
  const isNew = options.problemId === null
  return { problemId, version, revision, isNew, seenVersion, isVerified: verifiedAt !== null }
}

/**
 * Makes the candidate the current version. Throws `title_taken` when another problem has taken the title meanwhile, and
 * `problem_changed` when another version has become current, which would be lost.
 */
export async function promoteCandidate(
  tx: Transaction,
  candidate: Candidate,
  options: VersionToSave & { readonly isVerified: boolean },
): Promise<void> {
  const { problemId, version, revision, isNew } = candidate
  const { draft, authorId, action = isNew ? 'problem.created' : 'problem.updated' } = options
  const { title, difficulty, tags, alsoCalled } = draft.columns
  await lockProblems(tx)
  await requireFreeTitle(tx, title, problemId)
  const expectedVersion = candidate.seenVersion
  const before = isNew ? null : await currentVersion(tx, problemId, { expectedVersion })
  await tx
    .update(problemVersion)
    .set({ isCandidate: false, ...(options.isVerified && { verifiedAt: new Date() }) })
    .where(isVersion(problemId, version))
  await tx
    .update(problem)
    .set({
      ...{ title, difficulty: difficulty || 'easy', tags, alsoCalled, version, revision },
      ...(isNew && options.slug !== undefined && { slug: await chooseFreeSlug(tx, problemId, options.slug) }),
      number: await chooseProblemNumber(tx, problemId, options.number),
      publishedAt: publishedAt(options),
      updatedAt: new Date(),
    })
    .where(eq(problem.id, problemId))
  await hideUntilContestEnds(tx, problemId)
  await recordEvent(tx, {
    actorId: authorId,
    action,
    subject: { kind: 'problem', id: problemId, name: title },
    before: before && { version: before.row.version, title: before.row.title, status: before.status },
    after: { version, title, status: options.status },
  })
}

/** Keeps the first publication time, so that unpublishing for an hour does not make the problem new. */
function publishedAt({ status, publishAt }: VersionToSave) {
  if (status === 'draft') return null
  if (status === 'scheduled') return publishAt
  return sql`least(coalesce(${problem.publishedAt}, now()), now())`
}

/** Deletes the candidate, and the problem if it has no other version. */
export async function discardCandidate({ queries }: Database, candidate: Candidate): Promise<void> {
  await queries.transaction((tx) => discardIn(tx, candidate))
}

async function discardIn(tx: Transaction, { problemId, version }: Pick<Candidate, 'problemId' | 'version'>) {
  const gone = await tx
    .delete(problemVersion)
    .where(and(isVersion(problemId, version), eq(problemVersion.isCandidate, true)))
    .returning({ version: problemVersion.version })
  if (gone.length === 0) return
  await tx.delete(testCase).where(and(eq(testCase.problemId, problemId), eq(testCase.revision, version)))
  await tx
    .delete(problemFile)
    .where(and(eq(problemFile.problemId, problemId), eq(problemFile.revision, version)))
  await tx.delete(problem).where(and(eq(problem.id, problemId), eq(problem.version, 0)))
}

/** Discards candidates that are older than an hour, because the server that opened them has died. Returns how many. */
export async function sweepCandidates({ queries }: Database): Promise<number> {
  return queries.transaction(async (tx) => {
    const left = await tx
      .select({ problemId: problemVersion.problemId, version: problemVersion.version })
      .from(problemVersion)
      .where(and(problemVersion.isCandidate, lt(problemVersion.createdAt, sql`now() - interval '1 hour'`)))
      .for('update', { skipLocked: true })
    for (const candidate of left) await discardIn(tx, candidate)
    return left.length
  })
}

const isVersion = (problemId: string, version: number) =>
  and(eq(problemVersion.problemId, problemId), eq(problemVersion.version, version))

async function insertEmptyProblem(tx: Transaction, options: VersionToSave): Promise<string> {
  const id = options.newId ?? uuidv7()
  const { title, difficulty, tags, alsoCalled } = options.draft.columns
  const number = options.number ?? (await nextNumber(tx))
  const { slug = null, authorId: creatorId } = options
  await tx.insert(problem).values({
    ...{ id, slug, number, title, difficulty: difficulty || 'easy', tags, alsoCalled, creatorId },
    ...{ version: 0, revision: 0, publishedAt: null },
  })
  return id
}

/**
 * The current state of the problem; null for a new one. Throws `problem_changed` when it is not what the caller edited,
 * and `problem_not_found` when it was deleted.
 */
async function currentVersion(
  tx: Transaction,
  problemId: string,
  { expectedVersion }: Pick<VersionToSave, 'expectedVersion'>,
) {
  const [row] = await tx
    .select({ version: problem.version, publishedAt: problem.publishedAt })
    .from(problem)
    .where(and(eq(problem.id, problemId), isNull(problem.deletedAt)))
  if (!row) throw new AppError('problem_not_found', 'The problem was deleted meanwhile.')
  if (row.version === 0) return null
  if (expectedVersion !== null && expectedVersion !== row.version) {
    const message =
      'Somebody else has saved this problem meanwhile. Load it again, or save over it on purpose.'
    throw new AppError('problem_changed', message, { errors: [{ field: 'version', message }] })
  }
  const version = await findVersion(tx, problemId, row.version)
  return version && { ...version, status: problemStatusOf(row) }
}

async function nextVersion(tx: Transaction, problemId: string): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number | null>`max(${problemVersion.version})` })
    .from(problemVersion)
    .where(eq(problemVersion.problemId, problemId))
  return (row?.last ?? 0) + 1
}

async function requireFreeTitle(tx: Transaction, title: string, except: string | null): Promise<void> {
  const sameTitle = sql`lower(${problem.title}) = lower(${title})`
  const others = except === null ? undefined : ne(problem.id, except)
  // A candidate does not reserve its title: whoever is promoted first gets it.
  const isThere = and(isNull(problem.deletedAt), gt(problem.version, 0))
  if ((await tx.$count(problem, and(sameTitle, isThere, others))) === 0) return
  const message = `There is already a problem with the title "${title}".`
  throw new AppError('title_taken', message, { errors: [{ field: 'title', message }] })
}

/** Serialises writers of problems, so that checks of uniqueness stay valid until the row is inserted. */
export async function lockProblems(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${problem} in share row exclusive mode`)
}
