import type { Board } from '@codedojo/contract'
import type { Queries, Transaction } from '@codedojo/db'
import { AppError } from '../../../http/app-error.ts'
import { computeBoard } from './compute-board.ts'
import { readLedger } from './read-ledger.ts'

/** The board of this moment with nothing hidden. Throws `contest_not_found`. */
export async function juryBoard(
  reader: { readonly queries: Queries | Transaction },
  contestId: string,
): Promise<Board> {
  const read = await readLedger(reader, contestId)
  if (!read) throw new AppError('contest_not_found', 'There is no such contest.')
  return computeBoard(read.ledger, { audience: 'jury', at: read.at })
}
