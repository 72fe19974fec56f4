import type { ScoreboardRow } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import { expect } from 'vitest'
import { computeScoreboard } from '../scoreboard/compute-scoreboard.ts'
import { readScoreboardInput } from '../scoreboard/read-scoreboard-input.ts'
import { recomputedRows } from './recomputed-rows.ts'
import type { Simulation } from './simulate-contest.ts'

const minuteMs = 60_000

/** Compares the public and the jury scoreboard with the SQL recomputation at each minute from start to end. */
export async function expectAgreementAtEveryMinute(
  database: Database,
  { contestId, plan, unveiledAt }: { contestId: string; plan: Simulation; unveiledAt: Date | null },
): Promise<void> {
  const read = await readScoreboardInput(database, contestId)
  if (!read) throw new Error('There is no such contest.')
  const start = plan.startsAt.getTime()
  const freezeFrom = new Date(start + (plan.minutes - plan.freezeMinutes) * minuteMs)
  for (let minute = 0; minute <= plan.minutes + 1; minute++) {
    const at = new Date(start + minute * minuteMs)
    const isHiding = plan.freezeMinutes > 0 && at >= freezeFrom && !(unveiledAt !== null && at >= unveiledAt)
    for (const hiddenFrom of [null, isHiding ? freezeFrom : null]) {
      const audience = hiddenFrom === null && isHiding ? 'jury' : 'everybody'
      const { rows } = computeScoreboard(read.input, { audience, at })
      const wanted = await recomputedRows(database, { contestId, at, hiddenFrom })

      expect(plainRows(rows), `minute ${minute}, ${audience}`).toEqual(sortByPerson(wanted))
    }
  }
}

/** The part of the rows that the SQL recomputation covers, by person. */
export function plainRows(rows: readonly ScoreboardRow[]) {
  return sortByPerson(rows.map(plain))
}

function plain({ person, place, solved, points, penalty, cells }: ScoreboardRow) {
  return {
    ...{ userId: person._id, place, solved, points, penalty },
    cells: cells.map(({ minute, wrongTries, hiddenTries }) => [minute, wrongTries, hiddenTries]),
  }
}

export function sortByPerson<T extends { userId: string }>(rows: readonly T[]): T[] {
  return rows.toSorted((one, other) => (one.userId < other.userId ? -1 : 1))
}
