import { Readable } from 'node:stream'
import {
  type ContestRule,
  hasPenalty,
  pointsText,
  type ScoreboardCell,
  type ScoreboardRow,
} from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { type CsvValue, streamCsv } from '../../http/stream-csv.ts'
import { recordEvent } from '../audit/index.ts'
import { readJuryScoreboard } from '../contests/index.ts'
import { auditSubjectOf, type ContestRow } from './find-contest.ts'

const { contestPerson, user } = schema

/**
 * Writes the current ranking as CSV, with nothing hidden. A cell is the minute of the solution and the wrong tries
 * before it, as `74 +1`, or the wrong tries alone, as `-3`.
 */
export async function exportContest(
  database: Database,
  { contest, actorId }: { readonly contest: ContestRow; readonly actorId: string },
): Promise<Readable> {
  const [board, emails] = await Promise.all([
    readJuryScoreboard(database, contest.id),
    emailsOf(database, contest.id),
  ])
  await recordEvent(database.queries, {
    actorId,
    action: 'contest.exported',
    subject: auditSubjectOf(contest),
    after: { people: board.rows.length },
  })
  const letters = board.problems.map(({ letter }) => letter)
  const columns = ['place', 'name', 'email', 'state', 'solved', 'points', 'penalty', ...letters]
  const lines = board.rows.map((row) => lineOf({ row, rule: board.rule }, emails.get(row.person._id) ?? ''))
  return streamCsv(columns, Readable.from(lines))
}

interface ExportedRow {
  readonly row: ScoreboardRow
  readonly rule: ContestRule
}

function lineOf({ row, rule }: ExportedRow, email: string): readonly CsvValue[] {
  const { place, person, isDisqualified, solved, points, penalty, cells } = row
  const state = isDisqualified ? 'disqualified' : place === null ? 'out of competition' : 'placed'
  return [
    place,
    person.name,
    email,
    state,
    solved,
    points,
    penalty,
    ...cells.map((cell) => cellText(cell, rule)),
  ]
}

/** Minutes and wrong tries, or the points where these are what counts. */
function cellText({ minute, wrongTries, points }: ScoreboardCell, rule: ContestRule): string {
  if (!hasPenalty(rule)) return minute === null && wrongTries === 0 ? '' : pointsText(points)
  if (minute === null) return wrongTries === 0 ? '' : `-${wrongTries}`
  return wrongTries === 0 ? String(minute) : `${minute} +${wrongTries}`
}

async function emailsOf({ queries }: Database, contestId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await queries
    .select({ id: user.id, email: user.email })
    .from(contestPerson)
    .innerJoin(user, eq(user.id, contestPerson.userId))
    .where(eq(contestPerson.contestId, contestId))
  return new Map(rows.map(({ id, email }) => [id, email]))
}
