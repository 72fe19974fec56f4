import { keepEnds } from '@codedojo/contract'
import type { FailingCase, NinjaFacts } from '../../ninja/ninja-facts.ts'

/** Longest text that is analysed, in characters: enough for every program, and short enough for an immediate answer. */
const most = {
  code: 64 * 1024,
  output: 32 * 1024,
  stderr: 16 * 1024,
  statement: 32 * 1024,
  message: 2000,
  hint: 900,
} as const

/** Truncates the long texts of the facts, so that the analysis time does not grow with a program's output. */
export function truncateFacts(facts: NinjaFacts): NinjaFacts {
  const { problem, lastWork } = facts
  return {
    ...facts,
    message: facts.message.slice(0, most.message),
    code: facts.code.slice(0, most.code),
    starterCode: facts.starterCode.slice(0, most.code),
    problem: {
      ...problem,
      description: problem.description.slice(0, most.statement),
      editorial: problem.editorial.slice(0, most.statement),
      hints: problem.hints.map((hint) => hint.slice(0, most.hint)),
      visibleCases: problem.visibleCases.map(({ input, output, explanation }) => ({
        input: input.slice(0, most.output),
        output: output.slice(0, most.output),
        explanation: explanation.slice(0, most.statement),
      })),
    },
    lastWork: lastWork && {
      ...lastWork,
      code: lastWork.code.slice(0, most.code),
      compileMessage: bothEnds(lastWork.compileMessage),
      failing: lastWork.failing && boundedCase(lastWork.failing),
      smallest: lastWork.smallest && {
        ...lastWork.smallest,
        input: lastWork.smallest.input.slice(0, most.output),
        expected: cut(lastWork.smallest.expected),
        actual: cut(lastWork.smallest.actual),
      },
      seenCases: lastWork.seenCases.map((one) => ({
        ...one,
        input: one.input.slice(0, most.output),
        expected: cut(one.expected),
        actual: cut(one.actual),
      })),
    },
  }
}

function boundedCase(failing: FailingCase): FailingCase {
  return {
    ...failing,
    input: cut(failing.input),
    expected: cut(failing.expected),
    actual: cut(failing.actual),
    stderr: bothEnds(failing.stderr),
  }
}

function cut(text: string | null): string | null {
  return text?.slice(0, most.output) ?? null
}

/** Keeps both ends of a crash report or of compiler messages, where the important lines are. */
function bothEnds(text: string | null): string | null {
  return text === null ? null : keepEnds(text, most.stderr)
}
