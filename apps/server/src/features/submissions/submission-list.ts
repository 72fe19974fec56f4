import { formerVerdictSchema, type Submission, submissionStatusSchema, type User } from '@codedojo/contract'
import { type Database, preparedQuery, type Queries, schema } from '@codedojo/db'
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { coarsenMeasures } from '../../coarsen-measures.ts'

const { contest, formerVerdict, problem, submission } = schema

export interface SubmissionListQuery {
  readonly userId: string
  /** Only submissions to this problem; all when absent. */
  readonly problemId?: string
  /** The reader; the user themselves when absent. */
  readonly reader?: Pick<User, 'role'>
}

export interface Page {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

interface PageOfSubmissions {
  /** Newest first. */
  readonly submissions: Submission[]
  /** How many there are on all pages. */
  readonly total: number
}

/** A page of a user's submissions, in one query where it has any. */
export async function pageOfSubmissions(
  database: Database,
  { page, pageSize, ...list }: SubmissionListQuery & Page,
): Promise<PageOfSubmissions> {
  const { userId, problemId } = list
  const span = { limit: pageSize, offset: (page - 1) * pageSize }
  const rows =
    problemId === undefined
      ? await pageOfUser(database).execute({ userId, ...span })
      : await pageOfProblem(database).execute({ userId, problemId, ...span })
  const [first] = rows
  const total = first?.total ?? (page === 1 ? 0 : await countSubmissions(database, list))
  return { submissions: rows.map((row) => toSubmission(row, list.reader)), total }
}

const byUser = eq(submission.userId, sql.placeholder('userId'))
const byUserAndProblem = and(byUser, eq(submission.problemId, sql.placeholder('problemId')))

const pageOfUser = preparedQuery('submissions_of_user', (queries) => selectPage(queries, byUser))
const pageOfProblem = preparedQuery('submissions_of_problem', (queries) =>
  selectPage(queries, byUserAndProblem),
)
const countOfProblem = preparedQuery('count_submissions_of_problem', (queries) =>
  queries.select({ all: count() }).from(submission).where(byUserAndProblem),
)

function selectPage(queries: Queries, condition: SQL | undefined) {
  // The count does not refer to the row, so PostgreSQL evaluates it once.
  const total = sql<number | null>`(select count(*)::int from ${submission} where ${condition})`
  return selectSubmissions({ queries }, condition, total)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
}

/** Batch size; each row has its code, up to 64 KB. */
const batchSize = 50

/** Iterates over all submissions of a user in batches, newest first. */
export async function* iterateSubmissions(
  database: Database,
  list: SubmissionListQuery,
): AsyncGenerator<Submission> {
  let last: string | null = null
  for (;;) {
    const rows: Row[] = await selectSubmissions(
      database,
      and(submissionListCondition(list), after(last)),
    ).limit(batchSize)
    yield* rows.map((row) => toSubmission(row, list.reader))
    if (rows.length < batchSize) return
    last = rows.at(-1)?._id ?? null
  }
}

export async function countSubmissions(database: Database, list: SubmissionListQuery): Promise<number> {
  const { userId, problemId } = list
  const [row] =
    problemId === undefined
      ? await database.queries.select({ all: count() }).from(submission).where(submissionListCondition(list))
      : await countOfProblem(database).execute({ userId, problemId })
  return row?.all ?? 0
}

/**
 * The former verdict of a rejudged submission, if the verdict or the number of passed cases changed; for an Accepted
 * one the number only reflects the number of cases.
 */
const lastOtherVerdict = sql<unknown>`(select json_build_object('was', ${formerVerdict.status},
    'passed', ${formerVerdict.passed}, 'total', ${formerVerdict.total},
    'at', to_char(${formerVerdict.replacedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from ${formerVerdict}
  where ${formerVerdict.submissionId} = ${submission.id} and (${formerVerdict.status} <> ${submission.status}
    or (${submission.status} <> 'Accepted' and ${formerVerdict.passed} is distinct from ${submission.passed}))
  order by ${formerVerdict.replacedAt} desc limit 1)`

/** Columns of every submission list; requires `problem` and `contest` to be joined. */
export const submissionColumns = {
  _id: submission.id,
  createdAt: submission.createdAt,
  problemId: submission.problemId,
  problemTitle: problem.title,
  language: submission.language,
  status: submission.status,
  runtime: submission.runtimeMs,
  memory: submission.memoryKb,
  code: submission.code,
  mode: submission.mode,
  testCasesPassed: submission.passed,
  testCasesTotal: submission.total,
  errorMessage: submission.errorMessage,
  score: submission.score,
  maxScore: submission.maxScore,
  // The cases hold outputs, and reading them takes longer than the rest of the row: other verdicts have cases.
  isUnmeasured: sql<boolean>`coalesce(${submission.status} in ('Compilation Error', 'Internal Error')
    and jsonb_array_length(${submission.cases}) = 0, false)`,
  rejudged: lastOtherVerdict,
  isOfContest: sql<boolean>`${submission.contestId} is not null`,
  isInRunningContest: sql<boolean>`coalesce(${contest.endsAt} > now(), false)`,
}

export const newestFirst = [desc(submission.createdAt), desc(submission.id)]

function selectSubmissions(
  { queries }: Pick<Database, 'queries'>,
  condition: SQL | undefined,
  total = sql<number | null>`null::int`,
) {
  return queries
    .select({ ...submissionColumns, total })
    .from(submission)
    .innerJoin(problem, eq(problem.id, submission.problemId))
    .leftJoin(contest, eq(contest.id, submission.contestId))
    .where(condition)
    .orderBy(...newestFirst)
}

type Row = Omit<Awaited<ReturnType<typeof selectSubmissions>>[number], 'total'>

const rejudgedSchema = formerVerdictSchema.nullable()

/** A submission as its author may see it; an admin gets exact time and memory. */
export function toSubmission(row: Row, reader: Pick<User, 'role'> | null = null): Submission {
  const { _id, problemId, problemTitle, language, code, errorMessage, score, maxScore } = row
  const { runtime, memory } = tookOf(row, reader)
  const shown = {
    ...{ _id, problemId, problemTitle, language, runtime, memory, code, errorMessage },
    ...{ score, maxScore },
    ...(row.mode === 'function' && { mode: row.mode }),
    testCasesPassed: row.testCasesPassed,
    testCasesTotal: row.testCasesTotal,
    createdAt: row.createdAt.toISOString(),
    status: submissionStatusSchema.parse(row.status),
    rejudged: rejudgedSchema.parse(row.rejudged),
    // If no case was judged, nothing was measured, and 0 ms would be wrong.
    ...(row.isUnmeasured && { runtime: null, memory: null }),
  }
  return row.isInRunningContest ? verdictOnly(shown) : shown
}

function tookOf({ runtime, memory, isOfContest }: Row, reader: Pick<User, 'role'> | null) {
  if (runtime === null || memory === null) return { runtime, memory }
  const { ms, kb } = coarsenMeasures({ ms: runtime, kb: memory }, { isOfContest, reader })
  return { runtime: ms, memory: kb }
}

/** While a contest runs, everything else is hidden, also from the author. */
function verdictOnly({ rejudged, ...shown }: Submission): Submission {
  const unmeasured = { runtime: null, memory: null, errorMessage: null }
  const uncounted = { testCasesPassed: null, testCasesTotal: null }
  const former = rejudged ? { ...rejudged, passed: null, total: null } : null
  return { ...shown, ...unmeasured, ...uncounted, rejudged: former }
}

function submissionListCondition({ userId, problemId }: SubmissionListQuery) {
  const byUser = eq(submission.userId, userId)
  return problemId === undefined ? byUser : and(byUser, eq(submission.problemId, problemId))
}

/** Keyset condition for the next page. Compared in the database, because its timestamps are more precise than ours. */
function after(id: string | null) {
  if (id === null) return undefined
  return sql`(${submission.createdAt}, ${submission.id}) < (select created_at, id from submission where id = ${id})`
}
