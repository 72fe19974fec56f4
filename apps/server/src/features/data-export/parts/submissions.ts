import { schema } from '@codedojo/db'
import type { ZipEntry } from '@codedojo/problem-package'
import { and, asc, desc, eq, gt, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import { problemsInContests } from '../../problems/index.ts'
import { iterateSubmissions } from '../../submissions/index.ts'
import type { ExportOwner, ExportPart } from '../export-part.ts'
import { iterateInBatches } from '../iterate-in-batches.ts'
import { jsonListFile } from '../json-file.ts'
import { findProblemName, makeUniqueName } from '../problem-names.ts'
import { addExtension, sourceFileName } from '../source-file.ts'

const { contest, runtimeSpread, solved, submission, submissionRepair } = schema

/**
 * The data matches the submission lists: nothing about hidden cases, and only the verdict for running contests. First
 * the file list is read, then the texts in the same order, in batches.
 */
export const submissionsPart: ExportPart = {
  place: 'submissions/',
  about:
    'each submission as a source file; index.json tells what became of it, runtimes.json how it was measured again, repairs.json in which line a small change makes it right',
  holds: [
    'submission.user_id',
    'former_verdict.submission_id',
    'runtime_spread.submission_id',
    'submission_repair.submission_id',
  ],
  entries: async (owner) => {
    const files = await listFiles(owner)
    return [
      jsonListFile('submissions/index.json', () => indexOf(owner, files)),
      jsonListFile('submissions/runtimes.json', () => runtimesOf(owner)),
      jsonListFile('submissions/repairs.json', () => repairsOf(owner)),
      ...sourcesOf(owner, files),
    ]
  },
}

export const solvedPart: ExportPart = {
  place: 'solved.json',
  about: 'the problems you have solved, and the submission that did it first',
  holds: ['solved.user_id'],
  entries: ({ database, userId, problems }) => [
    jsonListFile('solved.json', async function* () {
      const rows = await database.queries
        .select({ problemId: solved.problemId, submissionId: solved.submissionId, solvedAt: solved.solvedAt })
        .from(solved)
        .where(eq(solved.userId, userId))
        .orderBy(asc(solved.solvedAt))
      for (const row of rows) yield { problem: findProblemName(problems, row.problemId).title, ...row }
    }),
  ],
}

/** File path by submission id, newest first. */
type Files = ReadonlyMap<string, string>

async function listFiles({ database, userId, problems }: ExportOwner): Promise<Files> {
  const rows = await database.queries
    .select({
      id: submission.id,
      problemId: submission.problemId,
      language: submission.language,
      createdAt: submission.createdAt,
    })
    .from(submission)
    .where(eq(submission.userId, userId))
    .orderBy(desc(submission.createdAt), desc(submission.id))
  const taken = new Set<string>()
  return new Map(
    rows.map((row) => {
      const wanted = `submissions/${findProblemName(problems, row.problemId).folder}/${sourceFileName(row)}`
      return [row.id, addExtension(makeUniqueName(wanted, taken), row.language)]
    }),
  )
}

/** Submissions made after the file list was read are left to the next export. */
async function* indexOf({ database, userId }: ExportOwner, files: Files) {
  for await (const { code: _, ...facts } of iterateSubmissions(database, { userId })) {
    const file = files.get(facts._id)
    if (file !== undefined) yield { file, ...facts }
  }
}

function sourcesOf({ database, userId }: ExportOwner, files: Files): ZipEntry[] {
  const texts = iterateSubmissions(database, { userId })
  return [...files].map(([id, path]) => ({ path, content: async () => Buffer.from(await codeOf(texts, id)) }))
}

async function codeOf(texts: ReturnType<typeof iterateSubmissions>, id: string): Promise<string> {
  for (;;) {
    const next = await texts.next()
    if (next.done) return ''
    if (next.value._id === id) return next.value.code
  }
}

function runtimesOf({ database, userId }: ExportOwner) {
  return iterateInBatches(({ after, limit }) =>
    database.queries
      .select({
        id: runtimeSpread.submissionId,
        runsMs: runtimeSpread.runsMs,
        measuredAt: runtimeSpread.measuredAt,
      })
      .from(runtimeSpread)
      .innerJoin(submission, eq(submission.id, runtimeSpread.submissionId))
      .leftJoin(contest, eq(contest.id, submission.contestId))
      .where(
        and(
          eq(submission.userId, userId),
          or(isNull(contest.id), lte(contest.endsAt, sql`now()`)),
          after === null ? undefined : gt(runtimeSpread.submissionId, after),
        ),
      )
      .orderBy(asc(runtimeSpread.submissionId))
      .limit(limit),
  )
}

function repairsOf({ database, userId }: ExportOwner) {
  return iterateInBatches(({ after, limit }) =>
    database.queries
      .select({
        id: submissionRepair.submissionId,
        // The change itself is told by the coach alone, at its last level.
        kind: sql<string>`${submissionRepair.repair}->>'kind'`,
        line: sql<number>`(${submissionRepair.repair}->>'line')::int`,
        foundAt: submissionRepair.foundAt,
      })
      .from(submissionRepair)
      .innerJoin(submission, eq(submission.id, submissionRepair.submissionId))
      .where(
        and(
          eq(submission.userId, userId),
          notInArray(submission.problemId, problemsInContests(database)),
          after === null ? undefined : gt(submissionRepair.submissionId, after),
        ),
      )
      .orderBy(asc(submissionRepair.submissionId))
      .limit(limit),
  )
}
