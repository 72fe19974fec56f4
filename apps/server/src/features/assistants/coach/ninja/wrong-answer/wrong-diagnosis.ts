import { type Evidence, explainDifference, shownValue } from '@codedojo/contract'
import type { FailingCase, LastWork, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { shortenToCode } from '../../shorten-text.ts'
import { notesText } from '../notes/notes-text.ts'
import { splitStatement } from '../statement/split-statement.ts'
import { adviseDebugPrint } from '../verdict/advise-debug-print.ts'
import { caseName, inputBlock, inputStart, isSmallInput } from '../verdict/case-text.ts'
import type { Diagnosis } from '../verdict/diagnosis.ts'
import { contrastText } from './contrast.ts'
import { findInsight } from './find-insight.ts'
import { rightValuesText } from './number-insights.ts'
import { sameMistakesInsight } from './same-mistakes-insight.ts'
import { findFirstDifference, type WrongAnswerFacts } from './wrong-answer-facts.ts'

/** Diagnosis of Wrong Answer. */
export function wrongDiagnosis(facts: NinjaFacts, work: LastWork): Diagnosis {
  const { failing } = work
  const wrongAnswer = failing && wrongAnswerOf(facts, { work, failing })
  return wrongAnswer ? shownDiagnosis(facts, wrongAnswer, work) : hiddenDiagnosis(work)
}

function wrongAnswerOf(
  { problem, functionDeclaration }: NinjaFacts,
  { work, failing }: { readonly work: LastWork; readonly failing: FailingCase },
): WrongAnswerFacts | null {
  const { expected, actual, input } = failing
  if (expected === null || actual === null) return null
  const byTolerance = failing.difference?.byTolerance === true
  const place = findFirstDifference(expected, actual)
  return {
    failing,
    input: input ?? '',
    expected,
    actual,
    ...place,
    byTolerance,
    why: whyDifferent(failing, place, byTolerance),
    problem,
    statement: splitStatement(problem.description),
    description: problem.description,
    code: work.code,
    language: work.language,
    functionDeclaration,
  }
}

/** The judge reports every byte of the first wrong value; for another value only its text is known. */
function whyDifferent(
  { difference }: FailingCase,
  { expectedValue, actualValue }: ReturnType<typeof findFirstDifference>,
  byTolerance: boolean,
): string | null {
  const isJudged = difference?.expected === expectedValue && difference.actual === actualValue
  if (isJudged) return difference.why ?? null
  if (expectedValue === null || actualValue === null) return null
  return explainDifference({ actual: actualValue, expected: expectedValue, byTolerance })
}

function shownDiagnosis(facts: NinjaFacts, wrongAnswer: WrongAnswerFacts, work: LastWork): Diagnosis {
  const { failing, line, value, expectedValue, actualValue, why } = wrongAnswer
  const insight = findInsight(wrongAnswer, work)
  const { seenCases } = work
  const notes = insight.isVague ? notesText({ facts, wrongAnswer, seenCases }) : ''
  const expected = expectedValue === null ? 'nothing more' : shortenToCode(shownValue(expectedValue))
  const actual = actualValue === null ? 'nothing' : shortenToCode(shownValue(actualValue))
  return {
    seen: `**Wrong Answer**: ${caseName(failing)} departs on line ${line}, value ${value}: expected ${expected}, got ${actual}.${why === null ? '' : ` ${why}`}${rightValuesText(wrongAnswer)}${inputStart(failing.input)}${inputBlock(failing.input)}`,
    // If a cause is already suspected, another property of the case would only distract.
    meaning:
      insight.meaning +
      (insight.lines || insight.isKnownMistake ? '' : contrastText(work, failing.index)) +
      notes,
    question: insight.question,
    look: insight.look ?? 'Compare both outputs from that value on.',
    steps: stepsFor(wrongAnswer, insight.look),
    used: [...usedBy(failing, insight), ...(notes === '' ? [] : [{ kind: 'editorial' } as const])],
  }
}

function stepsFor(wrongAnswer: WrongAnswerFacts, look: string | undefined): string[] {
  const { kind, input } = wrongAnswer.failing
  const { how, afterwards } = adviseDebugPrint(wrongAnswer)
  const begin = isSmallInput(input)
    ? 'Work this input out by hand, and write down each decision.'
    : 'Make a smaller input of the same kind, small enough to work it out by hand, and add it as a test case of your own.'
  const compare =
    kind === 'custom'
      ? 'Run it again.'
      : `Let your program print its own decisions ${how}, and Run it on that input.${afterwards}`
  return [begin, compare, look ?? 'Find the first decision that differs; the cause stands there.']
}

function usedBy(failing: FailingCase, insight: ReturnType<typeof findInsight>): Evidence[] {
  const { lines = [], usesStatement = false, isKnownMistake = false } = insight
  return [
    { kind: 'verdict', status: 'Wrong Answer' },
    { kind: 'case', index: failing.index },
    ...(lines.length > 0
      ? [{ kind: 'code', fromLine: Math.min(...lines), toLine: Math.max(...lines) } as const]
      : []),
    ...(usesStatement ? [{ kind: 'statement' } as const] : []),
    ...(isKnownMistake ? [{ kind: 'mistake' } as const] : []),
  ]
}

/** The case is hidden: only its number may be told. */
function hiddenDiagnosis(work: LastWork): Diagnosis {
  const { failing, passed, total } = work
  const insight = sameMistakesInsight(work.sameMistakes)
  const where = failing
    ? `${caseName(failing)} is the first that fails, and its input is not shown`
    : 'a case fails'
  return {
    seen: `**Wrong Answer**: ${where}. ${passed} of ${total} cases are Accepted.`,
    meaning: insight?.meaning ?? 'What works on the examples misses something that they do not show.',
    question:
      insight?.question ??
      'Which inputs does the statement allow that no example shows: the smallest, the largest, equal values, nothing to find?',
    look:
      insight?.look ??
      'Try such inputs as test cases of your own: the expected output stands beside yours. The search for a smallest failing input may find one, too.',
    steps: [
      'Write down the smallest input that the constraints allow, and one where all values are equal.',
      'Add them as test cases of your own and Run.',
      'When one fails, work it out by hand.',
    ],
    used: [
      { kind: 'verdict', status: 'Wrong Answer' },
      ...(failing ? [{ kind: 'case', index: failing.index } as const] : []),
      ...(insight ? [{ kind: 'mistake' } as const] : []),
    ],
  }
}
