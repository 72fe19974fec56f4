import type { Database } from '@codedojo/db'
import { pollRepeatedly } from '../../poll-repeatedly.ts'
import { areRatingsOutdated, recomputeRatings } from './recompute-ratings.ts'

const lookEveryMs = 5000

/** Recomputes the ratings whenever a rated contest has ended or changed, until it is disposed. */
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
