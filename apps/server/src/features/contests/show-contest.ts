import {
  type Contest,
  type ContestProblemSummary,
  letterOf,
  type Scoreboard,
  type User,
} from '@codedojo/contract'
import { type Database, preparedQuery, schema } from '@codedojo/db'
import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { isPublished } from '../problems/index.ts'
import { type ContestNow, contestStateOf, contestSummaryOf } from './find-contest.ts'
import { findRow, rankingOf } from './own-result.ts'
import { findFreezeStart } from './scoreboard/freeze.ts'

const { contestAnnouncement, contestProblem, problem, solved } = schema

/** A contest as this person may see it now. */
export async function showContest(
  { database, boards }: Pick<Context, 'database' | 'boards'>,
  { found, user }: { readonly found: ContestNow; readonly user: User },
): Promise<Contest> {
  const { row, now, person } = found
  const mayEnter = person !== null || user.role === 'admin'
  const state = contestStateOf(found)
  const showsProblems = state === 'ended' || (state === 'running' && mayEnter)
  const board = state === 'upcoming' ? null : await boards.read(row.id, 'everybody')
  const whole = board?.frozenSince ? await boards.read(row.id, 'jury') : board
  return {
    ...contestSummaryOf(found),
    now: now.toISOString(),
    description: row.description,
    penaltyMinutes: row.penaltyMinutes,
    freezeMinutes: row.freezeMinutes,
    isFrozen: findFreezeStart(row, now) !== null,
    languages: [...row.languages],
    problemList:
      showsProblems && board && whole
        ? await problemList(database, { found, userId: user._id, board, whole })
        : [],
    ranking: board && rankingOf(board, user._id),
    mayEnter,
    unreadAnnouncements: person ? await countUnread(database, person) : 0,
  }
}

interface ContestView {
  readonly found: ContestNow
  readonly userId: string
  readonly board: Scoreboard
  /** The unfrozen scoreboard: only the reader's own row is used. */
  readonly whole: Scoreboard
}

async function problemList(database: Database, seen: ContestView): Promise<ContestProblemSummary[]> {
  const { found, userId, board, whole } = seen
  const hasEnded = contestStateOf(found) === 'ended'
  const problems = await problemsOf(database, found.row.id)
  const later = hasEnded ? await solvedOf(database, userId, problems) : new Set<string>()
  const own = findRow(whole, userId)
  return problems.map(({ problemId, letter, title, points, isOpen }, at) => {
    const shown = board.problems[at]
    const inContest = shownState(own?.cells[at]?.state)
    return {
      ...{ letter, title, points },
      problemId: hasEnded && isOpen ? problemId : null,
      solvers: shown?.solvers ?? 0,
      triers: shown?.triers ?? 0,
      state: later.has(problemId) ? 'solved' : inContest,
    }
  })
}

function shownState(state: Scoreboard['rows'][number]['cells'][number]['state'] = 'untried') {
  return state === 'frozen' ? 'judging' : state
}

const problemsOfContest = preparedQuery('problems_of_contest', (queries) =>
  queries
    .select({
      problemId: problem.id,
      position: contestProblem.position,
      title: problem.title,
      points: contestProblem.points,
      publishedAt: problem.publishedAt,
      deletedAt: problem.deletedAt,
    })
    .from(contestProblem)
    .innerJoin(problem, eq(problem.id, contestProblem.problemId))
    .where(eq(contestProblem.contestId, sql.placeholder('contestId')))
    .orderBy(asc(contestProblem.position)),
)

async function problemsOf(database: Database, contestId: string) {
  const rows = await problemsOfContest(database).execute({ contestId })
  return rows.map(({ position, deletedAt, ...row }) => ({
    ...row,
    letter: letterOf(position),
    isOpen: deletedAt === null && isPublished(row),
  }))
}

async function solvedOf(
  { queries }: Database,
  userId: string,
  problems: readonly { readonly problemId: string }[],
): Promise<ReadonlySet<string>> {
  const ids = problems.map(({ problemId }) => problemId)
  const rows = await queries
    .select({ problemId: solved.problemId })
    .from(solved)
    .where(and(eq(solved.userId, userId), inArray(solved.problemId, ids)))
  return new Set(rows.map(({ problemId }) => problemId))
}

const unreadAnnouncements = preparedQuery('unread_announcements', (queries) =>
  queries
    .select({ unread: count() })
    .from(contestAnnouncement)
    .where(
      and(
        eq(contestAnnouncement.contestId, sql.placeholder('contestId')),
        gt(contestAnnouncement.at, sql.placeholder('readAt')),
      ),
    ),
)

async function countUnread(
  database: Database,
  { contestId, readAt }: { readonly contestId: string; readonly readAt: Date },
): Promise<number> {
  const [row] = await unreadAnnouncements(database).execute({ contestId, readAt })
  return row?.unread ?? 0
}
