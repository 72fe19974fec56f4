import {
  leastLearners,
  type RuntimeComparison,
  type RuntimeNoise,
  type RuntimeRank,
} from '@codedojo/contract'
import { runtimeBuckets } from './runtime-buckets.ts'
import type { AcceptedRuntime, RuntimeCount } from './runtime-queries.ts'

/*
 * How it works
 *   the judged run and its repetitions ─→ from the fastest to the slowest of them ─→ a range of places ─→ what is said
 * One run is one draw. Of n runs of the same program the fastest and the slowest have its typical (median) time between
 * them unless all fell on one side of it, which happens once in 2^(n-1) times: for six runs that is 3 %. Nothing has to
 * be assumed about how the times are spread. The runs of other learners vary just as much, but over many learners that
 * blurs the picture without moving it, so only the own noise is counted.
 * Times are whole milliseconds, so equal ones cannot be told apart: at the good end of the range they count as beaten,
 * at the bad end they do not.
 */

/** A range no wider is said as one number: nobody reads 62 % as more exact than ten points. */
const narrowPoints = 10
/** Where measuring alone moves a program past half of the others, a place would say nothing. */
const uselessPoints = 50

/** What is known, and what may be said, of one runtime beside those of others. */
export function compareRuntimes(own: AcceptedRuntime, others: readonly RuntimeCount[]): RuntimeComparison {
  const runtime = Math.round(own.runtimeMs)
  const learners = count(others, () => true)
  const noise = own.repeatedMs && noiseOf(runtime, own.repeatedMs)
  return {
    submissionId: own.id,
    language: own.language,
    runtime,
    learners,
    buckets: learners < leastLearners ? [] : runtimeBuckets(runtime, others),
    noise,
    rank: rankOf({ runtime, others, noise }),
  }
}

function noiseOf(runtime: number, repeatedMs: readonly number[]): RuntimeNoise {
  const leastMs = Math.min(runtime, ...repeatedMs)
  const mostMs = Math.max(runtime, ...repeatedMs)
  const plusMinusMs = Math.max(1, runtime - leastMs, mostMs - runtime)
  return { runs: repeatedMs.length + 1, leastMs, mostMs, plusMinusMs }
}

interface Race {
  readonly runtime: number
  readonly others: readonly RuntimeCount[]
  readonly noise: RuntimeNoise | null
}

/** The place among the others as far as the noise leaves one. */
function rankOf({ runtime, others, noise }: Race): RuntimeRank {
  const learners = count(others, () => true)
  if (learners < leastLearners) return { kind: 'too_few' }
  if (noise === null) return { kind: 'unmeasured' }
  const percent = (slower: number) => Math.round((100 * slower) / learners)
  const least = percent(count(others, (ms) => ms > noise.mostMs))
  const most = percent(count(others, (ms) => ms >= noise.leastMs))
  if (most - least <= narrowPoints) {
    return { kind: 'percent', fasterThan: percent(count(others, (ms) => ms > runtime)) }
  }
  return { kind: most - least < uselessPoints ? 'range' : 'too_close', least, most }
}

function count(counts: readonly RuntimeCount[], belongs: (ms: number) => boolean): number {
  return counts.reduce((sum, { ms, learners }) => (belongs(ms) ? sum + learners : sum), 0)
}
