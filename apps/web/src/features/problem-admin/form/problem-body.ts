import { languages, type problemDraftBody } from '@codedojo/contract'
import type { z } from 'zod'
import { parseLocalTime } from '../../../lib/format/local-time.ts'
import { parseTypedNumber } from '../../../lib/parse-typed-number.ts'
import type { CaseValues, ProblemValues } from './problem-values.ts'

/** Request body of the create and update calls. */
export type ProblemBody = z.input<typeof problemDraftBody>

/** Converts the form's values to the request body. An invalid number becomes NaN, which the schemas reject. */
export function toProblemBody(values: ProblemValues): ProblemBody {
  const { title, difficulty, description, showFailingCase, editorial, status, note } = values
  return {
    ...{ title, difficulty, description, showFailingCase, editorial, status, note },
    tags: [values.primaryTag, ...values.furtherTags].filter((tag) => tag !== '').join(','),
    alsoCalled: values.alsoCalled.join(','),
    visibleTestCases: values.visibleTestCases.map((one) => ({
      ...caseOf(one),
      explanation: one.explanation,
    })),
    hiddenTestCases: values.hiddenTestCases.map((one) => ({
      ...caseOf(one),
      ...(values.subtasks.length > 0 && one.subtask !== '' && { subtask: Number(one.subtask) }),
    })),
    ...(!values.keepsGroups && {
      subtasks: values.subtasks.map(({ title: name, points, rule }) => ({
        title: name,
        points: numberOf(points),
        rule,
      })),
    }),
    signature: signatureOf(values),
    startCode: starterLanguages(values).map((language) => ({
      language,
      initialCode: values.code[language].starter,
    })),
    referenceSolution: solvedLanguages(values).map((language) => {
      const { reference, video } = values.code[language]
      return { language, completeCode: reference, ...(video.trim() && { video: video.trim() }) }
    }),
    timeLimitMs: numberOf(values.timeLimitMs),
    memoryLimitKb: numberOf(values.memoryMb) * 1024,
    languageLimits: ownLimitsOf(values),
    comparison: {
      ...values.comparison,
      floatAbsolute: parseTypedNumber(values.comparison.floatAbsolute),
      floatRelative: parseTypedNumber(values.comparison.floatRelative),
    },
    hints: values.hints.map(({ text }) => text),
    publishAt: status === 'scheduled' ? parseLocalTime(values.publishAt) : null,
  }
}

/** null if nothing is typed: learners then write whole programs only. */
function signatureOf({ signature }: ProblemValues): ProblemBody['signature'] {
  const { function: declaration, input, output } = signature
  if ([declaration, input, output].every((text) => text.trim() === '')) return null
  return { function: declaration, input, ...(output.trim() !== '' && { output }) }
}

/** Languages with starter code, in the order of the request body. */
export function starterLanguages({ code }: Pick<ProblemValues, 'code'>) {
  return languages.filter((language) => code[language].starter.trim() !== '')
}

/** Languages with a reference solution, in the order of the request body. */
export function solvedLanguages({ code }: Pick<ProblemValues, 'code'>) {
  return languages.filter((language) => code[language].reference.trim() !== '')
}

function caseOf({ title, input, output, inputRef, outputRef }: CaseValues) {
  return { title, input, output, ...(inputRef && { inputRef }), ...(outputRef && { outputRef }) }
}

/** Limits per language; only languages with limits of their own. */
export function ownLimitsOf({ languageLimits }: Pick<ProblemValues, 'languageLimits'>) {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const { timeMs, memoryMb } = languageLimits[language]
      if (timeMs.trim() === '' && memoryMb.trim() === '') return []
      const own = {
        ...(timeMs.trim() && { timeMs: numberOf(timeMs) }),
        ...(memoryMb.trim() && { memoryKb: numberOf(memoryMb) * 1024 }),
      }
      return [[language, own] as const]
    }),
  )
}

export function numberOf(text: string): number {
  return parseTypedNumber(text) ?? Number.NaN
}
