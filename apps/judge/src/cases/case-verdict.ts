import type { Difference, Verdict } from '@codedojo/contract'
import { type BoxFacts, SandboxError } from '@codedojo/sandbox'

export interface CaseEvidence {
  readonly facts: Pick<BoxFacts, 'ending' | 'limitHit'>
  /** The language reported, in its own words, that it got no more memory. */
  readonly saysOutOfMemory: boolean
  /** null when the output is right, or nothing is known of the right output. */
  readonly difference: Difference | null
}

/**
 * The verdict on one case by what was seen of its run; where the problem has output validators, `judge-case.ts` asks them about an
 * Accepted one. Output comes before time, time before memory, memory before a crash, a crash before a
 * wrong answer. A program killed for no known reason is the sandbox's failure: that throws `SandboxError`.
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
