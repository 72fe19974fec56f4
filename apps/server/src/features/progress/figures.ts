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

/** Library problems and solved ones, by difficulty and tag. */
function selectShares(queries: Queries, reader: Audience): SQL {
  return sql`
    with library as (
        select ${problem.id} as id, ${problem.difficulty} as difficulty,
            ${visibleTags({ role: 'user' }, { queries })} as tags,
            exists (select from ${solved} where ${solved.problemId} = ${problem.id}
              and ${isSolvedBy({ queries }, { userId: sql.placeholder('userId'), reader })}) as is_solved
          from ${problem} where ${isPublic}),
      tagged as (
        select distinct id, is_solved, trim(tag) as tag
          from library, unnest(string_to_array(tags, ',')) as tag where trim(tag) <> '')
    select 'difficulty' as kind, difficulty as name, (count(*) filter (where is_solved))::int as solved,
        count(*)::int as total from library group by difficulty
      union all select 'tag', tag, (count(*) filter (where is_solved))::int, count(*)::int from tagged group by tag
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
