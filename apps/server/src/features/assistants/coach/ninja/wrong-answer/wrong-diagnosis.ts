import {
  differenceOfResults,
  differencePlace,
  type Evidence,
  explainDifference,
  readResult,
  type Signature,
  shownValue,
  type Value,
} from '@codedojo/contract'
import type { FailingCase, LastWork, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { shortenToCode } from '../../shorten-text.ts'
import { notesText } from '../notes/notes-text.ts'
import { splitStatement } from '../statement/split-statement.ts'
import { adviseDebugPrint } from '../verdict/advise-debug-print.ts'
import { caseName, inputBlock, inputStart, isSmallInput, shownInput } from '../verdict/case-text.ts'
import type { Diagnosis } from '../verdict/diagnosis.ts'
import { contrastText } from './contrast.ts'
import { findInsight } from './find-insight.ts'
import { inFunctionWords } from './function-words.ts'
import { rightValuesText } from './number-insights.ts'
import { sameMistakesInsight } from './same-mistakes-insight.ts'
import { findFirstDifference, type Insight, type WrongAnswerFacts } from './wrong-answer-facts.ts'

/** Diagnosis of Wrong Answer. */
export function wrongDiagnosis(facts: NinjaFacts, work: LastWork): Diagnosis {
  const { failing } = work
  const wrongAnswer = failing && wrongAnswerOf(facts, { work, failing })
  return wrongAnswer ? shownDiagnosis(facts, wrongAnswer, work) : hiddenDiagnosis(work)
}

function wrongAnswerOf(
  { problem, functionDeclaration, signature }: NinjaFacts,
  { work, failing }: { readonly work: LastWork; readonly failing: FailingCase },
): WrongAnswerFacts | null {
  const { input } = failing
  if (failing.expected === null || failing.actual === null) return null
  const expected = inRows(failing.expected, signature)
  const actual = inRows(failing.actual, signature)
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
    signature,
  }
}

/** A result with a line for each row of it, so that places in a line are positions in the value; any other text as it is. */
function inRows(text: string, signature: Signature | null): string {
  const value = signature && readResult(signature, text)
  if (value === null) return text
  const rows = typeof value === 'object' && value.some((one) => typeof one === 'object') ? value : [value]
  return `${rows.map(inOneLine).join('\n')}\n`
}

function inOneLine(value: Value): string {
  return typeof value === 'object' ? value.map(String).join(' ') : String(value)
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
  const { failing, signature } = wrongAnswer
  const seen = work.seenCases.map((one) => ({
    ...one,
    expected: one.expected === null ? null : inRows(one.expected, signature),
    actual: one.actual === null ? null : inRows(one.actual, signature),
  }))
  const insight = toldInsight(findInsight(wrongAnswer, { ...work, seenCases: seen }), signature)
  const input = shownInput(failing.input, signature)
  const { seenCases } = work
  const notes = insight.isVague ? notesText({ facts, wrongAnswer, seenCases }) : ''
  return {
    seen: `**Wrong Answer**: ${seenText(wrongAnswer)}${inputStart(input)}${inputBlock(input)}`,
    // If a cause is already suspected, another property of the case would only distract.
    meaning: insight.meaning + (insight.isVague ? contrastText(work, failing.index) : '') + notes,
    question: insight.question,
    look:
      insight.look ??
      (signature === null
        ? 'Compare both outputs from that value on.'
        : 'Compare both values from that place on.'),
    steps: stepsFor(wrongAnswer, insight.look),
    ...(insight.isOfForm && { isBesideIdea: true }),
    used: [...usedBy(failing, insight), ...(notes === '' ? [] : [{ kind: 'editorial' } as const])],
  }
}

/** Where the case departs, and from what. */
function seenText(wrongAnswer: WrongAnswerFacts): string {
  const { failing, line, value, expectedValue, actualValue, why, signature } = wrongAnswer
  const values =
    signature &&
    differenceOfResults(signature, { expected: failing.expected ?? '', returned: failing.actual ?? '' })
  if (signature && values) {
    const wanted = values.expected === null ? 'nothing more' : shortenToCode(values.expected)
    const got = values.returned === null ? 'nothing' : shortenToCode(values.returned)
    const place = values.path.length === 0 ? '' : ` ${differencePlace(values, signature)}:`
    return `${caseName(failing)} returns another value.${place} ${place === '' ? 'Expected' : 'expected'} ${wanted}, got ${got}.`
  }
  const wanted = expectedValue === null ? 'nothing more' : shortenToCode(shownValue(expectedValue))
  const got = actualValue === null ? 'nothing' : shortenToCode(shownValue(actualValue))
  return `${caseName(failing)} departs on line ${line}, value ${value}: expected ${wanted}, got ${got}.${why === null ? '' : ` ${why}`}${rightValuesText(wrongAnswer)}`
}

/** The words of a recogniser, which speaks of a program that prints. */
function toldInsight(insight: Insight, signature: Signature | null): Insight {
  if (signature === null) return insight
  const { meaning, question, look } = insight
  const place = signature.declaration.returns.depth > 1 ? 'that row' : 'the result'
  const translate = (text: string) => inFunctionWords(text, place)
  return {
    ...insight,
    meaning: translate(meaning),
    question: translate(question),
    ...(look !== undefined && { look: translate(look) }),
  }
}

function stepsFor(wrongAnswer: WrongAnswerFacts, look: string | undefined): string[] {
  const { failing, signature } = wrongAnswer
  const { kind } = failing
  const input = shownInput(failing.input, signature)
  const { how, afterwards } = adviseDebugPrint(wrongAnswer)
  const begin = isSmallInput(input)
    ? `Work this ${signature === null ? 'input' : 'call'} out by hand, and write down each decision.`
    : 'Make a smaller input of the same kind, small enough to work it out by hand, and add it as a test case of your own.'
  const compare =
    kind === 'custom'
      ? 'Run it again.'
      : `Let your ${signature === null ? 'program' : 'function'} print its own decisions ${how}, and Run it on that ${signature === null ? 'input' : 'call'}.${afterwards}`
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
