import type { LastWork, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { findSlowSpot } from '../code/find-slow-spot.ts'
import { findInputSize } from '../statement/find-input-size.ts'
import { teachesBasics } from '../statement/searches-best.ts'
import { caseName, inputBlock, inputStart, shownInput } from './case-text.ts'
import type { Diagnosis } from './diagnosis.ts'
import { sizeNameText, sizeText } from './steps-per-second.ts'

/** Diagnosis of Memory Limit Exceeded. */
export function memoryDiagnosis({ problem, signature }: NinjaFacts, { failing }: LastWork): Diagnosis {
  const size = findInputSize(problem.description)
  const largest = size ? sizeText(size) : 'the input can be large'
  const square =
    size && size.most >= 10_000
      ? ` A table of ${sizeNameText(size)} rows and ${sizeNameText(size)} columns would have ${(size.most ** 2).toLocaleString('en-US')} entries, far too many.`
      : ''
  return {
    seen: `**Memory Limit Exceeded** on ${failing ? shortName(failing) : 'a case'}.${inputStart(shownInput(failing?.input ?? null, signature))}`,
    meaning: `By the statement ${largest}.${square} What mostly costs memory: a list that grows in every round of a loop, copies, and recursion that keeps lists alive.`,
    question: 'Which of your structures is the largest, and how many entries has it for the largest input?',
    look: 'Keep only what later steps still need: often two rows of a table are enough, or a count in the place of a list.',
    steps: [
      'Write down for each list, table and set how many entries it can have.',
      'For the largest of them, say which entries are read again later.',
      'Drop the others, or choose a smaller type for each entry.',
    ],
    used: usedBy('Memory Limit Exceeded', failing),
  }
}

/** Diagnosis of Output Limit Exceeded. */
export function outputDiagnosis(
  { language, problem, signature }: NinjaFacts,
  { failing, code }: LastWork,
): Diagnosis {
  const loop = findSlowSpot(code, language)?.lines.at(-1)
  return {
    seen: `**Output Limit Exceeded** on ${failing ? shortName(failing) : 'a case'}.${inputBlock(shownInput(failing?.input ?? null, signature))}`,
    meaning:
      'The program prints far more than it may. Mostly that is a loop that does not end, or debug output that was left in.',
    question: loop
      ? `Does the loop of line ${loop} end for this input, and does something print inside of it?`
      : 'What prints inside of a loop?',
    look: 'Run an example and look at the first lines of your output: what repeats tells which line prints it.',
    steps: [
      `Take out everything that prints for yourself${teachesBasics(problem) ? '' : '; standard error is the place for that'}.`,
      'For each loop that prints, say what ends it, and that it really changes.',
      'Run the examples again and compare the number of lines.',
    ],
    used: usedBy('Output Limit Exceeded', failing),
  }
}

function usedBy(status: string, failing: LastWork['failing']): Diagnosis['used'] {
  return [
    { kind: 'verdict', status },
    ...(failing ? [{ kind: 'case', index: failing.index } as const] : []),
    { kind: 'code' },
  ]
}

function shortName(failing: NonNullable<LastWork['failing']>): string {
  return caseName(failing).replace(/^C/, 'c').replace(/,$/, '')
}
