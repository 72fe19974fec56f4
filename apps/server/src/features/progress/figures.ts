import { addDays, type Difficulty, historyDays, type ProgressFigures } from '@codedojo/contract'
import { type Database, preparedQuery, preparedSql, type Queries, schema } from '@codedojo/db'
import { count, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isPublic, visibleTags } from '../problems/index.ts'
import { type Audience, countedSubmissionsFor } from './counted-submissions.ts'
import type { PersonClock } from './days/person-clock.ts'
import type { Days } from './days/read-days.ts'

const { problem, solved, submission } = schema

interface FiguresQuery {
  readonly clock: PersonClock
  readonly reader: Audience
  readonly days: Days
}

/** The person's statistics, all derived from submissions, problems and solved marks. */
export async function readFigures(database: Database, asked: FiguresQuery): Promise<ProgressFigures> {
  const { clock, days } = asked
  const [shares, [ever]] = await Promise.all([
    sharesOf(database, asked),
    solvedCount[asked.reader](database).execute({ userId: clock.userId }),
  ])
  const firstDay = addDays(clock.today, 1 - historyDays)
  const shown = days.counts.filter(({ day }) => day >= firstDay)
  return {
    byDifficulty: shares.byDifficulty,
    byTag: shares.byTag,
    solved: ever?.solved ?? 0,
    submissions: sumOf(days.counts.map((each) => each.submissions)),
    accepted: sumOf(days.counts.map((each) => each.accepted)),
    judged: sumOf(days.counts.map((each) => each.judged)),
    streakDays: days.streak,
    longestStreakDays: days.longest,
    days: shown.map(({ day, submissions, accepted }) => ({ day, submissions, accepted })),
    today: clock.today,
  }
}

const sharesSchema = z.array(
  z.object({ kind: z.enum(['difficulty', 'tag']), name: z.string(), solved: z.number(), total: z.number() }),
)

/**
 * Library problems and solved ones, by difficulty and tag. Problems of one difficulty with the same tags are counted together
 * first: their tags are taken apart once.
 */
function selectShares(queries: Queries, reader: Audience): SQL {
  return sql`
    with own_solve as (
        select ${solved.problemId} as problem_id from ${solved}
          where ${isSolvedBy({ queries }, { userId: sql.placeholder('userId'), reader })}),
      library as (
        select ${problem.difficulty} as difficulty, ${visibleTags({ role: 'user' }, { queries })} as tags,
            count(*)::int as total, count(own_solve.problem_id)::int as solved
          from ${problem} left join own_solve on own_solve.problem_id = ${problem.id} where ${isPublic}
          group by 1, 2)
    select 'difficulty' as kind, difficulty as name, sum(solved)::int as solved, sum(total)::int as total
        from library group by difficulty
      union all select 'tag', name, sum(solved)::int, sum(total)::int
        from library, lateral (select distinct trim(tag) as name from unnest(string_to_array(tags, ',')) as tag) as one
        where name <> '' group by name
      order by total desc, name`
}

const sharesFor = {
  self: preparedSql('shares_for_self', (queries) => selectShares(queries, 'self')),
  everybody: preparedSql('shares_for_everybody', (queries) => selectShares(queries, 'everybody')),
} as const

/**
 * Solved and total numbers of visible problems, by difficulty and by visible tag. A problem that lists a tag twice
 * counts once for it.
 */
async function sharesOf(
  database: Database,
  asked: FiguresQuery,
): Promise<Pick<ProgressFigures, 'byDifficulty' | 'byTag'>> {
  const { clock, reader } = asked
  const rows = await sharesFor[reader](database, { userId: clock.userId })
  const shares = sharesSchema.parse(rows)
  const byTag = shares.flatMap(({ kind, name, ...share }) =>
    kind === 'tag' ? [{ tag: name, ...share }] : [],
  )
  const shareOf = (difficulty: Difficulty) => {
    const found = shares.find(({ kind, name }) => kind === 'difficulty' && name === difficulty)
    return { solved: found?.solved ?? 0, total: found?.total ?? 0 }
  }
  return { byDifficulty: { easy: shareOf('easy'), medium: shareOf('medium'), hard: shareOf('hard') }, byTag }
}

const solvedCount = {
  self: preparedQuery('solved_count_for_self', (queries) => selectSolvedCount(queries, 'self')),
  everybody: preparedQuery('solved_count_for_everybody', (queries) =>
    selectSolvedCount(queries, 'everybody'),
  ),
} as const

function selectSolvedCount(queries: Queries, reader: Audience) {
  const userId = sql.placeholder('userId')
  return queries.select({ solved: count() }).from(solved).where(isSolvedBy({ queries }, { userId, reader }))
}

function isSolvedBy(
  database: Pick<Database, 'queries'>,
  { userId, reader }: { readonly userId: string | Placeholder; readonly reader: Audience },
) {
  const ofUser = sql`${solved.userId} = ${userId}`
  const counted = countedSubmissionsFor(database, reader)
  if (!counted) return ofUser
  return sql`${ofUser} and exists (select from ${submission}
    where ${submission.id} = ${solved.submissionId} and ${counted})`
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
