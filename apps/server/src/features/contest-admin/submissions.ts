import {
  type contestSubmissions,
  letterOf,
  positionOf,
  type SubmissionStatus,
  submissionStatusSchema,
} from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { isId } from '../problems/index.ts'

const { contestProblem, submission, user } = schema

type ShownSubmissions = z.input<(typeof contestSubmissions)['response']>

export interface SubmissionFilter {
  readonly contestId: string
  /** Id of a person. */
  readonly person: string | undefined
  readonly letter: string | undefined
  readonly status: SubmissionStatus | undefined
}

export async function pageOfContestSubmissions(
  { queries }: Database,
  { page, pageSize, ...filter }: SubmissionFilter & { readonly page: number; readonly pageSize: number },
): Promise<ShownSubmissions> {
  const rows = await queries
    .select({ row: submission, position: contestProblem.position, userId: user.id, name: user.name })
    .from(submission)
    .innerJoin(contestProblem, isOfProblem)
    .leftJoin(user, eq(user.id, submission.userId))
    .where(matching(filter))
    .orderBy(desc(submission.createdAt), desc(submission.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return rows.map(({ row, position, userId, name }) => ({
    _id: row.id,
    person: userId === null ? null : { _id: userId, name: name ?? '' },
    letter: letterOf(position),
    language: row.language,
    status: submissionStatusSchema.parse(row.status),
    runtime: row.runtimeMs,
    memory: row.memoryKb,
    testCasesPassed: row.passed,
    testCasesTotal: row.total,
    code: row.code,
    at: row.createdAt.toISOString(),
  }))
}

export async function countContestSubmissions(
  { queries }: Database,
  filter: SubmissionFilter,
): Promise<number> {
  const counted = queries
    .select({ id: submission.id })
    .from(submission)
    .innerJoin(contestProblem, isOfProblem)
    .where(matching(filter))
  return queries.$count(counted.as('counted'))
}

const isOfProblem = and(
  eq(contestProblem.contestId, submission.contestId),
  eq(contestProblem.problemId, submission.problemId),
)

/** A malformed id, or a letter without a problem, matches nothing. */
function matching({ contestId, person, letter, status }: SubmissionFilter): SQL | undefined {
  return and(
    eq(submission.contestId, contestId),
    person === undefined ? undefined : eq(submission.userId, isId(person) ? person : nobody),
    letter === undefined ? undefined : eq(contestProblem.position, positionOf(letter)),
    status === undefined ? undefined : eq(submission.status, status),
  )
}

const nobody = '00000000-0000-0000-0000-000000000000'
