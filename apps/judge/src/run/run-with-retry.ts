import {
  type BoxFacts,
  type BoxLimits,
  hadStolenTime,
  isComputing,
  warmMemory,
  wasMemorySlow,
} from '@codedojo/sandbox'
import type { RetryBudget } from './retry-budget.ts'

/** The most real time of a retry, as a multiple of the first attempt's. */
const patience = 5

export interface RetryableRun<End extends { readonly facts: BoxFacts }> {
  readonly limits: BoxLimits
  readonly retryBudget: RetryBudget
  readonly run: (limits: BoxLimits) => Promise<End>
  /** True if more time would change nothing. Default: never. */
  readonly isFinal?: (end: End) => boolean
}

/**
 * Runs a program. If it ran out of time and may not be to blame, runs it once more with much more real time: a verdict must not
 * depend on other load on the machine or on its host. The retry is bounded by the job's budget; it is skipped if less than the
 * CPU time limit is left.
 */
export async function runWithRetry<End extends { readonly facts: BoxFacts }>({
  limits,
  retryBudget,
  run,
  isFinal = () => false,
}: RetryableRun<End>): Promise<End> {
  const first = await run(limits)
  if (isFinal(first) || !mayHaveBeenStarved(first.facts)) return first
  return retryBudget.spend(async (leftMs) => {
    if (leftMs < limits.cpuMs) return { result: first, usedMs: 0 }
    const warmedMs = wasMemorySlow(first.facts) ? await warmMemory(limits.memoryBytes) : 0
    const second = await run({ ...limits, wallMs: Math.min(leftMs, patience * limits.wallMs) })
    return { result: second, usedMs: warmedMs + second.facts.wallMs }
  })
}

type EndOfTime = Pick<
  BoxFacts,
  'limitHit' | 'cpuMs' | 'systemMs' | 'wallMs' | 'stolenMs' | 'wantedToRun' | 'peakBytes'
>

/**
 * Whether a program that ran out of time might have ended in time on a quieter machine. Either it was computing or ready to run
 * when its real time ran out; or its CPU time ran out while other virtual machines took CPU time from this one, or while the host
 * was slow to provide memory.
 */
export function mayHaveBeenStarved(facts: EndOfTime): boolean {
  if (facts.limitHit === 'cpu') return hadStolenTime(facts) || wasMemorySlow(facts)
  return facts.limitHit === 'wall' && (isComputing(facts) || facts.wantedToRun)
}
