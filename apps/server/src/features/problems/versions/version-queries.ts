import {
  type Database,
  type Queries,
  schema,
  type Transaction,
  type VersionCase,
  type VersionFile,
} from '@codedojo/db'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { VersionDraft } from '../saving/version-draft.ts'

const { problemFile, problemVersion, storedFile, submission, testCase, user } = schema

export type VersionRow = typeof problemVersion.$inferSelect

/** A saved version with all its parts. */
export interface StoredVersion extends VersionDraft {
  readonly row: VersionRow
}

export async function findVersion(
  queries: Queries | Transaction,
  problemId: string,
  version: number,
): Promise<StoredVersion | null> {
  const [row] = await queries
    .select()
    .from(problemVersion)
    .where(and(eq(problemVersion.problemId, problemId), eq(problemVersion.version, version)))
  if (!row) return null
  const [cases, files] = await Promise.all([
    versionCases(queries, problemId, row.revision),
    versionFiles(queries, problemId, row.revision),
  ])
  return { row, columns: columnsOf(row), cases, files }
}

function columnsOf(row: VersionRow): VersionDraft['columns'] {
  const { problemId: _p, version: _v, revision: _r, isCandidate: _i, judgedHash: _j, ...rest } = row
  const { verifiedAt: _w, authorId: _a, note: _n, createdAt: _c, ...columns } = rest
  return columns
}

function versionCases(
  queries: Queries | Transaction,
  problemId: string,
  revision: number,
): Promise<VersionCase[]> {
  return queries
    .select({
      isVisible: testCase.isVisible,
      inputHash: testCase.inputHash,
      outputHash: testCase.outputHash,
      name: testCase.name,
      comparison: testCase.comparison,
      validatorFlags: testCase.validatorFlags,
      groupName: testCase.groupName,
    })
    .from(testCase)
    .where(and(eq(testCase.problemId, problemId), eq(testCase.revision, revision)))
    .orderBy(asc(testCase.ordinal))
}

function versionFiles(
  queries: Queries | Transaction,
  problemId: string,
  revision: number,
): Promise<VersionFile[]> {
  return queries
    .select({
      role: problemFile.role,
      program: problemFile.program,
      language: problemFile.language,
      name: problemFile.name,
      content: problemFile.content,
    })
    .from(problemFile)
    .where(and(eq(problemFile.problemId, problemId), eq(problemFile.revision, revision)))
    .orderBy(asc(problemFile.role), asc(problemFile.program), asc(problemFile.name))
}

/** The hexadecimal hashes without a stored file. Found files get a new timestamp, so that they are not swept. */
export async function findMissingFiles(
  queries: Queries | Transaction,
  refs: readonly string[],
): Promise<Set<string>> {
  if (refs.length === 0) return new Set()
  const wanted = inArray(
    storedFile.hash,
    refs.map((ref) => Buffer.from(ref, 'hex')),
  )
  // In a fixed order, to prevent deadlocks between writers.
  const found = await queries
    .select({ hash: storedFile.hash })
    .from(storedFile)
    .where(wanted)
    .orderBy(asc(storedFile.hash))
    .for('update')
  await queries.update(storedFile).set({ storedAt: sql`now()` }).where(wanted)
  const there = new Set(found.map(({ hash }) => hash.toString('hex')))
  return new Set(refs.filter((ref) => !there.has(ref)))
}

/** Returns which of these stored files, given by hexadecimal hash, contain a carriage return. */
export async function findFilesWithCarriageReturns(
  queries: Queries | Transaction,
  refs: readonly string[],
): Promise<string[]> {
  if (refs.length === 0) return []
  const hashes = refs.map((ref) => Buffer.from(ref, 'hex'))
  const rows = await queries
    .select({ hash: storedFile.hash })
    .from(storedFile)
    .where(and(inArray(storedFile.hash, hashes), sql`position('\\x0d'::bytea in ${storedFile.content}) > 0`))
    .orderBy(asc(storedFile.hash))
  return rows.map(({ hash }) => hash.toString('hex'))
}

/** The saved versions of a problem, newest first, without candidates. */
export function listVersions({ queries }: Database, problemId: string) {
  const made = queries
    .select({ version: submission.problemVersion, count: sql<number>`count(*)::int`.as('count') })
    .from(submission)
    .where(eq(submission.problemId, problemId))
    .groupBy(submission.problemVersion)
    .as('made')
  return queries
    .select({
      version: problemVersion.version,
      revision: problemVersion.revision,
      note: problemVersion.note,
      createdAt: problemVersion.createdAt,
      verifiedAt: problemVersion.verifiedAt,
      authorId: problemVersion.authorId,
      authorName: user.name,
      submissions: sql<number>`coalesce(${made.count}, 0)`,
    })
    .from(problemVersion)
    .leftJoin(user, eq(user.id, problemVersion.authorId))
    .leftJoin(made, eq(made.version, problemVersion.version))
    .where(and(eq(problemVersion.problemId, problemId), eq(problemVersion.isCandidate, false)))
    .orderBy(desc(problemVersion.version))
}
