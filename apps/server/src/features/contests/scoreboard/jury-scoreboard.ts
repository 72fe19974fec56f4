import type { Scoreboard } from '@codedojo/contract'
import type { Queries, Transaction } from '@codedojo/db'
import { AppError } from '../../../http/app-error.ts'
import { computeScoreboard } from './compute-scoreboard.ts'
import { readScoreboardInput } from './read-scoreboard-input.ts'

/** The current scoreboard with nothing hidden. Throws `contest_not_found`. */
export async function readJuryScoreboard(
  reader: { readonly queries: Queries | Transaction },
  contestId: string,
): Promise<Scoreboard> {
  const read = await readScoreboardInput(reader, contestId)
  if (!read) throw new AppError('contest_not_found', 'There is no such contest.')
  return computeScoreboard(read.input, { audience: 'jury', at: read.at })
}
