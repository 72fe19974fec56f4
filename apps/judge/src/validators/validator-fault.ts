import type { ValidatorLimits } from '@codedojo/problem-package'
import { type BoxFacts, SandboxError } from '@codedojo/sandbox'
import { truncateToCharacters } from '../compare/text-excerpt.ts'
import { stderrText } from '../run/stderr-text.ts'

/** Describes why a validator gave no answer, as the end of a sentence. Throws `SandboxError` if the reason is unknown. */
export function validatorFault({ ending, limitHit }: BoxFacts, limits: ValidatorLimits): string {
  switch (limitHit) {
    case 'cpu':
      return `it used more than ${limits.timeMs / 1000} s of CPU time`
    case 'wall':
      return 'it waited without an end'
    case 'memory':
      return `it used more than ${Math.round(limits.memoryBytes / 1024 / 1024)} MB of memory`
    case 'output':
      return 'it printed without an end'
    case null:
      if (ending.kind === 'killed') throw new SandboxError('A validator was killed although it hit no limit.')
      return ending.kind === 'signalled'
        ? `it was ended by the signal ${ending.signal}`
        : `it ended with exit code ${ending.exitCode}`
  }
}

/** The exit code of a validator that ended by itself within its limits; null otherwise. */
export function validatorExitCode({ ending, limitHit }: BoxFacts): number | null {
  return limitHit === null && ending.kind === 'exited' ? ending.exitCode : null
}

const shownCharacters = 300

/** The last line of standard error, where language runtimes report the cause of a crash. */
export function lastStderrLine(facts: Pick<BoxFacts, 'stderr' | 'stderrGap'>): string {
  const lines = stderrText(facts).split('\n')
  const last = lines.findLast((line) => line.trim() !== '') ?? ''
  return truncateToCharacters(last.trim(), shownCharacters)
}
