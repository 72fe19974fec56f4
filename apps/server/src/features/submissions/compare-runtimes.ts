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
 *   the judged run and its repetitions ─→ their minimum and maximum ─→ a range of percentiles ─→ the message
 * A single run is a random sample. The minimum and maximum of n runs enclose the program's median time unless all runs
 * fell on one side of it, which happens with probability 1/2^(n-1): 3 % for six runs. This needs no assumption about
 * the distribution. Runs of other learners vary as much, but over many learners that blurs the picture without shifting
 * it, so only the caller's own noise is considered.
 * Times are whole milliseconds, so ties cannot be resolved: at the good end of the range they count as beaten, at the
 * bad end they do not.
 */

/** A range of at most this many points is shown as one number, which readers take as approximate anyway. */
const narrowPoints = 10
/** If the noise alone spans half of the others, a percentile would be meaningless. */
const uselessPoints = 50

/** Compares a runtime with those of others. */
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

/** The percentile range, if the noise allows one. */
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
