import {
  type CaseResult,
  type JudgedCase,
  keepEnds,
  type ReportDetail,
  submissionStatusSchema,
} from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { readTitles } from '../problems/index.ts'

const { storedFile, submission, testCase } = schema

/** Maximum length shown of each case text, which may be many megabytes. */
const maxTextBytes = 4 * 1024

/** The submission of a report with its first failing case; null when it was deleted. */
export async function readAttachedSubmission(
  database: Database,
  id: string,
): Promise<ReportDetail['submission']> {
  const [row] = await database.queries
    .select({
      problemId: submission.problemId,
      createdAt: submission.createdAt,
      language: submission.language,
      code: submission.code,
      status: submission.status,
      passed: submission.passed,
      total: submission.total,
      errorMessage: submission.errorMessage,
      version: submission.problemVersion,
      revision: submission.problemRevision,
      cases: submission.cases,
    })
    .from(submission)
    .where(eq(submission.id, id))
  if (!row) return null
  const { problemId, cases, ...rest } = row
  const failed = cases?.find((one) => one.status !== 'Accepted')
  return {
    ...rest,
    _id: id,
    createdAt: row.createdAt.toISOString(),
    status: submissionStatusSchema.parse(row.status),
    firstFailure: failed
      ? await caseOf(database, failed, { problemId, revision: row.revision, ordinal: failed.index })
      : null,
  }
}

interface PlaceOfCase {
  readonly problemId: string
  readonly revision: number
  readonly ordinal: number
}

interface CaseTexts {
  readonly input: Buffer
  readonly output: Buffer
}

/** The beginning of both texts plus one byte, which shows that there is more; null when the case was not kept. */
async function textsOf(
  { queries }: Database,
  { problemId, revision, ordinal }: PlaceOfCase,
): Promise<CaseTexts | null> {
  const input = alias(storedFile, 'input')
  const output = alias(storedFile, 'output')
  const most = sql.raw(String(maxTextBytes + 1))
  const [row] = await queries
    .select({
      input: sql<Buffer>`substring(${input.content} from 1 for ${most})`,
      output: sql<Buffer>`substring(${output.content} from 1 for ${most})`,
    })
    .from(testCase)
    .innerJoin(input, eq(input.hash, testCase.inputHash))
    .innerJoin(output, eq(output.hash, testCase.outputHash))
    .where(
      and(eq(testCase.problemId, problemId), eq(testCase.revision, revision), eq(testCase.ordinal, ordinal)),
    )
  return row ?? null
}

async function caseOf(database: Database, judged: JudgedCase, place: PlaceOfCase): Promise<CaseResult> {
  const [texts, { caseTitles }] = await Promise.all([textsOf(database, place), readTitles(database, place)])
  const title = caseTitles[judged.index - 1] ?? ''
  const isLong = (text: Buffer | undefined) => (text?.length ?? 0) > maxTextBytes
  const { stdout } = judged
  return {
    index: judged.index,
    kind: judged.kind,
    ...(title !== '' && { title }),
    status: judged.status,
    time: Math.round(judged.cpuMs) / 1000,
    memory: judged.memoryKb,
    stdin: beginning(texts?.input),
    stdout: stdout === null ? null : stdout.slice(0, maxTextBytes),
    expected_output: beginning(texts?.output),
    stderr: judged.stderr === null ? null : keepEnds(judged.stderr, maxTextBytes),
    exitCode: judged.exitCode,
    signal: judged.signal,
    difference: judged.difference,
    ...(judged.note !== undefined && { note: judged.note }),
    isCut:
      judged.stdoutIsCut ||
      isLong(texts?.input) ||
      isLong(texts?.output) ||
      (stdout?.length ?? 0) > maxTextBytes,
  }
}

function beginning(text: Buffer | undefined): string | null {
  // A character split by the cut becomes the replacement character.
  return text ? text.subarray(0, maxTextBytes).toString('utf8') : null
}
