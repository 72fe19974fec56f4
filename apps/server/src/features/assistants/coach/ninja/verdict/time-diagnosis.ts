import type { LastWork, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { findSlowSpot } from '../code/find-slow-spot.ts'
import { findInputSize } from '../statement/find-input-size.ts'
import { integersOf, largestOf } from '../wrong-answer/numbers-of.ts'
import { caseName, inputBlock, inputStart, isSmallInput, shownInput } from './case-text.ts'
import type { Diagnosis } from './diagnosis.ts'
import { findSlowReading } from './find-slow-reading.ts'
import { fittingComplexity, hugeNumberText, stepsText } from './steps-per-second.ts'

/** Diagnosis of Time Limit Exceeded: the deepest repetition, and how many steps it may take for the largest input. */
export function timeDiagnosis(
  { problem, language, signature }: NinjaFacts,
  { failing, code }: LastWork,
): Diagnosis {
  const input = shownInput(failing?.input ?? null, signature)
  const spot = findSlowSpot(code, language)
  const size = findInputSize(problem.description)
  const many = countOf(failing?.input ?? null, size?.most ?? 0)
  // A function does not read its input.
  const reading = signature !== null ? null : findSlowReading(code, { language, most: many })
  const limit = `${problem.timeLimitMs / 1000}\u00a0s`
  const where = failing ? caseName(failing) : 'A case'
  const isSmall = spot?.depth !== 'branching' && isTiny(failing?.input ?? null)
  const isShort = isSmallInput(failing?.input ?? null)
  const growth =
    size && spot && spot.depth !== 'branching' && spot.depth > 1 && isNear(failing?.input ?? null, size.most)
      ? ` ${stepsText({ size, depth: spot.depth, language, timeLimitMs: problem.timeLimitMs })}`
      : ''
  const largest = isShort ? largestOf(integersOf(failing?.input ?? '')) : 0n
  const far = hugeNumberText(largest, { language, timeLimitMs: problem.timeLimitMs })
  const readingWords = reading ? ` Besides, line ${reading.line} ${reading.words}.` : ''
  const slow = `${spot === null ? 'I see no loop in your code; calls of a library may hide some.' : spot.words}${growth}${far}${readingWords}`
  return {
    seen: `**Time Limit Exceeded**: ${where} used up the ${limit} of CPU time.${inputStart(input)}${inputBlock(input)}`,
    meaning: isSmall
      ? 'This input is so small that even a slow way would be done in time: most likely some loop never ends.'
      : slow,
    question: questionOf(isSmall && spot ? 1 : (spot?.depth ?? 0), spot?.lines.at(-1) ?? null),
    look: isSmall
      ? 'For each `while` in your code, say what makes its condition false, and whether that really changes in every round.'
      : size
        ? `As a rule of thumb, an answer that is quick enough takes ${fittingComplexity(size)}.`
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

/** Whether the input may be about as large as the limits allow. A short input counts only if one of its numbers says so. */
function isNear(input: string | null, most: number): boolean {
  const largest = largestOf(integersOf(input ?? ''))
  return !isSmallInput(input) || (largest <= BigInt(most) && largest * 100n >= BigInt(most))
}

/**
 * The possible number of values to read. One long text is a single read, and the first line usually holds only counts. A hidden
 * input may have as many values as the statement allows.
 */
function countOf(input: string | null, most: number): number {
  if (input === null) return most
  if (input.slice(0, 2000).split(/\s+/).length <= 50) return 0
  const counts = integersOf(input.trimStart().split('\n', 1)[0] ?? '').filter((one) => one <= BigInt(most))
  return counts.length > 0 && counts.length <= 4 ? Number(largestOf(counts)) : most
}

/** An input so short, and with such small numbers, that any method is fast, even one that tries every choice. */
function isTiny(input: string | null): boolean {
  const words = (input ?? '').trim().split(/\s+/)
  const isShort = words.length <= maxTinyWords && words.every(({ length }) => length <= maxTinyCharacters)
  return isShort && isSmallInput(input) && largestOf(integersOf(input ?? '')) <= 1000n
}

const maxTinyWords = 16
const maxTinyCharacters = 10

function questionOf(depth: number | 'branching', line: number | null): string {
  if (depth === 'branching')
    return 'Does the same call come again with the same values? Or can you tell early that a branch leads nowhere?'
  if (depth === 0) return 'Does some loop never end, for example because its variable does not change?'
  if (depth === 1)
    return `Can the loop of line ${line} go on without an end, or far further than the input is long?`
  return `How often does line ${line} run in total, and what does it find out again that you knew before?`
}
