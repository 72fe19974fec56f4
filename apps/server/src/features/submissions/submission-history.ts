import { type HistoryEntry, letterOf, type User } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, count, eq, sql } from 'drizzle-orm'
import { visibleTags } from '../problems/index.ts'
import { type HistoryFilter, historyCondition } from './history-filter.ts'
import { newestFirst, type Page, submissionColumns, toSubmission } from './submission-list.ts'

const { contest, contestProblem, problem, submission } = schema

/** A page of the person's submissions to all problems, newest first. */
export async function pageOfHistory(
  database: Database,
  { page, pageSize, reader, ...filter }: HistoryFilter & Page & { readonly reader: User },
): Promise<HistoryEntry[]> {
  const { code, errorMessage, ...columns } = submissionColumns
  const rows = await database.queries
    .select({ ...columns, ...historyColumnsFor(reader, database) })
    .from(submission)
    .innerJoin(problem, eq(problem.id, submission.problemId))
    .leftJoin(contest, eq(contest.id, submission.contestId))
    .leftJoin(contestProblem, matchesContestProblem)
    .where(historyCondition(filter))
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return rows.map((row) => {
    const { code, errorMessage, ...entry } = toSubmission({ ...row, code: '', errorMessage: null }, reader)
    return { ...entry, ...historyFieldsOf(row) }
  })
}

export async function countHistory({ queries }: Database, filter: HistoryFilter): Promise<number> {
  const [row] = await queries
    .select({ all: count() })
    .from(submission)
    .innerJoin(problem, eq(problem.id, submission.problemId))
    .where(historyCondition(filter))
  return row?.all ?? 0
}

/** Join condition for the submission's problem in its contest. */
export const matchesContestProblem = and(
  eq(contestProblem.contestId, submission.contestId),
  eq(contestProblem.problemId, submission.problemId),
)

/** Columns for list and permalink of a submission; requires `contest` and `contestProblem` to be joined. */
export function historyColumnsFor(reader: User, database: Database) {
  return {
    tags: visibleTags(reader, database),
    difficulty: problem.difficulty,
    contestId: contest.id,
    contestName: contest.name,
    position: contestProblem.position,
    isInRunningContest: sql<boolean>`coalesce(${contest.endsAt} > now(), false)`,
  }
}

interface HistoryRow extends Pick<HistoryEntry, 'tags' | 'difficulty'> {
  readonly contestId: string | null
  readonly contestName: string | null
  readonly position: number | null
  readonly isInRunningContest: boolean
}

export function historyFieldsOf(row: HistoryRow): Pick<HistoryEntry, 'tags' | 'difficulty' | 'contest'> {
  const { tags, difficulty, contestId, contestName, position, isInRunningContest: isRunning } = row
  return {
    tags,
    difficulty,
    contest:
      contestId === null
        ? null
        : {
            _id: contestId,
            name: contestName ?? '',
            letter: position === null ? null : letterOf(position),
            isRunning,
          },
  }
}
