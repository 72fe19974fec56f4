import {
  type BoxFacts,
  type BoxLimits,
  isComputing,
  warmMemory,
  wasDisturbed,
  wasMemorySlow,
} from '@codedojo/sandbox'
import type { RepeatBudget } from './repeat-budget.ts'

/** How much more real time than the first try a repeat gets at most. */
const patience = 5

export interface PatientRun<End extends { readonly facts: BoxFacts }> {
  readonly limits: BoxLimits
  readonly repeats: RepeatBudget
  readonly run: (limits: BoxLimits) => Promise<End>
}

/**
 * Runs a program, and once more with far more real time if it ran out of time and may not be to blame: a verdict must not
 * depend on what else the machine, or the host of a virtual machine, does. What is left of the job's budget bounds that; a
 * repeat for which not even the CPU time would be left is none.
 */
export async function runPatiently<End extends { readonly facts: BoxFacts }>({
  limits,
  repeats,
  run,
}: PatientRun<End>): Promise<End> {
  const first = await run(limits)
  if (!isDoubtful(first.facts)) return first
  return repeats.spend(async (leftMs) => {
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
 * Whether a program out of time might have ended in time elsewhere: it was computing, or waiting for its turn, when its real
 * time ran out, on a machine too busy to give it its CPU time; or its CPU time ran out while others took from this machine
 * what it was counted for, or while the host of a virtual machine looked for the memory that it used.
 */
export function isDoubtful(facts: EndOfTime): boolean {
  if (facts.limitHit === 'cpu') return wasDisturbed(facts) || wasMemorySlow(facts)
  return facts.limitHit === 'wall' && (isComputing(facts) || facts.wantedToRun)
}
