import type { LastWork, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { findSlowSpot } from '../code/find-slow-spot.ts'
import { findInputSize } from '../statement/find-input-size.ts'
import { caseName, inputBlock, inputStart } from './case-text.ts'
import type { Diagnosis } from './diagnosis.ts'
import { findSlowReading } from './find-slow-reading.ts'
import { fittingComplexity, stepsText } from './steps-per-second.ts'

/** Diagnosis of Time Limit Exceeded: the deepest repetition, and how many steps it may take for the largest input. */
export function timeDiagnosis({ problem, language }: NinjaFacts, { failing, code }: LastWork): Diagnosis {
  const spot = findSlowSpot(code, language)
  const size = findInputSize(problem.description)
  const reading = findSlowReading(code, { language, most: size?.most ?? 0 })
  const limit = `${problem.timeLimitMs / 1000}\u00a0s`
  const where = failing ? caseName(failing) : 'A case'
  const spotWords = spot?.words ?? 'No loop stands out in the code.'
  const growth =
    size && spot && spot.depth !== 'branching' && spot.depth > 1
      ? ` ${stepsText({ size, depth: spot.depth, language, timeLimitMs: problem.timeLimitMs })}`
      : ''
  const readingWords = reading ? ` Besides, line ${reading.line} ${reading.words}.` : ''
  return {
    seen: `**Time Limit Exceeded**: ${where} used up the ${limit} of CPU time.${inputStart(failing?.input ?? null)}${inputBlock(failing?.input ?? null)}`,
    meaning: `${spotWords}${growth}${readingWords}`,
    question: questionOf(spot?.depth ?? 0, spot?.lines.at(-1) ?? null),
    look: size
      ? `An answer that is quick enough takes ${fittingComplexity(size)}.`
      : 'Count the steps for the largest input that the statement allows.',
    steps: [
      `Write down how often the innermost part${spot ? ` (line ${spot.lines.at(-1)})` : ''} runs in total for the largest input.`,
      'Name what it works out again that it had worked out before.',
      'Keep exactly that between the rounds, in the structure that gives it back at once.',
    ],
    used: [
      { kind: 'verdict', status: 'Time Limit Exceeded' },
      ...(failing ? [{ kind: 'case', index: failing.index } as const] : []),
      ...(spot
        ? [{ kind: 'code', fromLine: Math.min(...spot.lines), toLine: Math.max(...spot.lines) } as const]
        : []),
      { kind: 'statement' },
    ],
  }
}

function questionOf(depth: number | 'branching', line: number | null): string {
  if (depth === 'branching')
    return 'Does the same call come again with the same values? Or can you tell early that a branch leads nowhere?'
  if (depth === 0) return 'Does some loop never end, for example because its variable does not change?'
  if (depth === 1)
    return `Can the loop of line ${line} go on without an end, or far further than the input is long?`
  return `How often does line ${line} run in total, and what does it find out again that you knew before?`
}
