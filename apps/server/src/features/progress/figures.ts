import {
  addDays,
  type Difficulty,
  difficultySchema,
  historyDays,
  type ProgressFigures,
  splitParts,
} from '@codedojo/contract'
import { type Database, preparedSql, type Queries, schema } from '@codedojo/db'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { shareLookUp } from '../../coalesce-look-ups.ts'
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
  const [library, rows] = await Promise.all([
    readLibrary(database),
    solvedGroups[asked.reader](database, { userId: clock.userId }),
  ])
  const solves = solvedGroupsSchema.parse(rows)
  const firstDay = addDays(clock.today, 1 - historyDays)
  const shown = days.counts.filter(({ day }) => day >= firstDay)
  return {
    ...sharesOf(
      library,
      solves.filter((group) => group.isPublic),
    ),
    solved: countOf(solves),
    submissions: sumOf(days.counts.map((each) => each.submissions)),
    accepted: sumOf(days.counts.map((each) => each.accepted)),
    judged: sumOf(days.counts.map((each) => each.judged)),
    streakDays: days.streak,
    longestStreakDays: days.longest,
    days: shown.map(({ day, submissions, accepted }) => ({ day, submissions, accepted })),
    today: clock.today,
  }
}

/** Problems of one difficulty with the same tags, which are counted together: their tags are taken apart once. */
const groupSchema = z.object({ difficulty: difficultySchema, tags: z.string(), count: z.number() })
type ProblemGroup = z.infer<typeof groupSchema>
const libraryGroupsSchema = z.array(groupSchema)
/** Problems that were solved may be hidden now. */
const solvedGroupsSchema = z.array(groupSchema.extend({ isPublic: z.boolean() }))

const libraryGroups = preparedSql(
  'library_groups',
  (queries) => sql`
    select ${problem.difficulty} as difficulty, ${tagsShown(queries)} as tags, count(*)::int as count
      from ${problem} where ${isPublic} group by 1, 2`,
)

interface Library {
  readonly groups: readonly ProblemGroup[]
  readonly byTag: ReadonlyMap<string, number>
}

const readLibrary = shareLookUp(async (database): Promise<Library> => {
  const groups = libraryGroupsSchema.parse(await libraryGroups(database, {}))
  return { groups, byTag: countByTag(groups) }
})

const solvedGroups = {
  self: preparedSql('solved_groups_for_self', (queries) => selectSolvedGroups(queries, 'self')),
  everybody: preparedSql('solved_groups_for_everybody', (queries) =>
    selectSolvedGroups(queries, 'everybody'),
  ),
} as const

function selectSolvedGroups(queries: Queries, reader: Audience): SQL {
  const isOwn = isSolvedBy({ queries }, { userId: sql.placeholder('userId'), reader })
  return sql`
    select ${problem.difficulty} as difficulty, ${tagsShown(queries)} as tags,
        coalesce(${isPublic}, false) as "isPublic", count(*)::int as count
      from ${solved} inner join ${problem} on ${problem.id} = ${solved.problemId}
      where ${isOwn} group by 1, 2, 3`
}

function tagsShown(queries: Queries): SQL {
  return visibleTags({ role: 'user' }, { queries })
}

/**
 * Solved and total numbers of visible problems, by difficulty and by visible tag. A problem that lists a tag twice
 * counts once for it.
 */
function sharesOf(
  library: Library,
  solves: readonly ProblemGroup[],
): Pick<ProgressFigures, 'byDifficulty' | 'byTag'> {
  const ofDifficulty = (difficulty: Difficulty) => {
    const isOfIt = (group: ProblemGroup) => group.difficulty === difficulty
    return { solved: countOf(solves.filter(isOfIt)), total: countOf(library.groups.filter(isOfIt)) }
  }
  const solvedOfTag = countByTag(solves)
  const byTag = [...library.byTag].map(([tag, total]) => ({
    ...{ tag, solved: solvedOfTag.get(tag) ?? 0, total },
  }))
  return {
    byDifficulty: { easy: ofDifficulty('easy'), medium: ofDifficulty('medium'), hard: ofDifficulty('hard') },
    byTag: byTag.toSorted((one, other) => other.total - one.total || (one.tag < other.tag ? -1 : 1)),
  }
}

function countOf(groups: readonly ProblemGroup[]): number {
  return sumOf(groups.map(({ count }) => count))
}

function countByTag(groups: readonly ProblemGroup[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { tags, count } of groups)
    for (const tag of new Set(splitParts(tags))) counts.set(tag, (counts.get(tag) ?? 0) + count)
  return counts
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
