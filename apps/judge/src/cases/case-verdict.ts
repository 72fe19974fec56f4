import type { Difference, Verdict } from '@codedojo/contract'
import { type BoxFacts, SandboxError } from '@codedojo/sandbox'

export interface CaseEvidence {
  readonly facts: Pick<BoxFacts, 'ending' | 'limitHit'>
  /** The language runtime reported an out-of-memory error. */
  readonly saysOutOfMemory: boolean
  /** null if the output is right or there is no answer to compare with. */
  readonly difference: Difference | null
}

/**
 * Derives the verdict on one case from its run. The order of precedence is: output limit, time limit, memory limit, crash, wrong
 * answer. If the problem has output validators, `judge-case.ts` runs them on an Accepted case afterwards. Throws `SandboxError`
 * if the program was killed for no known reason, because then the sandbox failed.
 */
export function verdictOf({ facts, saysOutOfMemory, difference }: CaseEvidence): Verdict {
  switch (facts.limitHit) {
    case 'output':
      return 'Output Limit Exceeded'
    case 'cpu':
    case 'wall':
      return 'Time Limit Exceeded'
    case 'memory':
      return 'Memory Limit Exceeded'
    case null:
      return verdictWithinLimits(facts.ending, saysOutOfMemory, difference)
  }
}

function verdictWithinLimits(
  ending: BoxFacts['ending'],
  saysOutOfMemory: boolean,
  difference: Difference | null,
): Verdict {
  if (ending.kind === 'killed') throw new SandboxError('A program was killed although it hit no limit.')
  const hasCrashed = ending.kind === 'signalled' || ending.exitCode !== 0
  if (hasCrashed) return saysOutOfMemory ? 'Memory Limit Exceeded' : 'Runtime Error'
  return difference ? 'Wrong Answer' : 'Accepted'
}
