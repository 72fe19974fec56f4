import { findCode } from '../../../apps/server/src/features/assistants/guard/find-code.ts'
import { type AnswerToJudge, isHint, type Rule } from './rule.ts'

/** No code of an answer is a solution, in any reading, and no text of it is most of a reference solution. */
export const noSolution: Rule = {
  name: 'leak: no solution',
  appliesTo: ({ facts }) => !facts.isUnlocked,
  faultOf: ({ isKeptBack }) => (isKeptBack ? 'the guard would keep a part back' : null),
}

const linesOfHint = 3

/**
 * An answer below the level of the plan has no code, and any other at most three lines. Code that the learner has already does
 * not count.
 */
export const littleCode: Rule = {
  name: 'leak: code fits the level',
  appliesTo: (answer) => isHint(answer) && !answer.facts.isUnlocked,
  faultOf: (answer) => {
    const { level } = answer.situation
    const lines = countOwnCodeLines(answer)
    const most = level <= 2 ? 0 : linesOfHint
    return lines > most ? `${lines} lines of code at level ${level}` : null
  },
}

function countOwnCodeLines({ text, facts }: AnswerToJudge): number {
  const known = textsOfLearner(facts).map(withPlainBlanks).join('\n')
  const lines = findCode(text).flatMap((content) => withPlainBlanks(content).split('\n'))
  return lines.filter((line) => !known.includes(line) && isStatement(line, text)).length
}

function textsOfLearner({ code, problem, lastWork }: AnswerToJudge['facts']): string[] {
  const { failing = null, seenCases = [], compileMessage = null } = lastWork ?? {}
  const cases = [
    ...problem.visibleCases.map(({ input, output }) => ({ input, expected: output, actual: null })),
    ...(failing ? [failing] : []),
    ...seenCases,
  ]
  const texts = cases.flatMap(({ input, expected, actual }) => [input, expected, actual])
  return [code, compileMessage ?? '', problem.description, ...texts.map((one) => one ?? '')]
}

function withPlainBlanks(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .join('\n')
}

const statement = /[^=!<>+\-*/]=[^=]|[+\-*/]=|;\s*$|:\s*$|^(?:for|while|if|return|def|print|const|let|else)\b/
const call = /\w\(.*\)$/

/**
 * Whether a line is a statement; an expression is not, nor a function that a sentence names, such as `sync_with_stdio(false)`.
 */
function isStatement(line: string, text: string): boolean {
  return statement.test(line) || (call.test(line) && !text.includes(`\`${line}\``))
}
