import type { Database } from '@codedojo/db'
import { pollRepeatedly } from '../../poll-repeatedly.ts'
import { areRatingsOutdated, recomputeRatings } from './recompute-ratings.ts'

const lookEveryMs = 5000

/** Computes the ratings anew whenever a rated contest is over or something of one has changed, until it is disposed. */
export function watchRatings(
  database: Database,
  log: (message: string, error: unknown) => void,
): AsyncDisposable {
  const look = async () => {
    if (await areRatingsOutdated(database)) await recomputeRatings(database, { actorId: null })
  }
  return pollRepeatedly(look, {
    everyMs: lookEveryMs,
    onFailure: (error) => log('the ratings could not be computed', error),
  })
}
