import {
  draftDifficultySchema,
  type Language,
  languages,
  type Problem,
  problemStatusSchema,
  splitParts,
  tagChoices,
} from '@codedojo/contract'
import { z } from 'zod'
import { formatLocalTime } from '../../../lib/format/local-time.ts'
import { splitTags } from '../../../shared/problems/split-tags.ts'
import { newProblemCode } from './new-problem-code.ts'

/**
 * Input and output of a test case. If a text is stored as a file, `inputRef` identifies the file and `input` is only its
 * beginning; otherwise `inputRef` is '' and the size 0.
 */
const caseValuesSchema = z.object({
  /** Defaults to '' because drafts that browsers kept from earlier versions have none. */
  title: z.string().default(''),
  input: z.string(),
  output: z.string(),
  explanation: z.string(),
  inputRef: z.string(),
  outputRef: z.string(),
  /** File sizes in bytes, where known. */
  inputBytes: z.number(),
  outputBytes: z.number(),
  /** The place of its subtask in `subtasks`, from 0, as a select has it; '' if none is chosen. */
  subtask: z.string().default(''),
})
export type CaseValues = z.infer<typeof caseValuesSchema>

const subtaskValuesSchema = z.object({ title: z.string(), points: z.string(), rule: z.enum(['all', 'sum']) })

const noSignature = { function: '', input: '', output: '' }

const codeValuesSchema = z.object({ starter: z.string(), reference: z.string(), video: z.string() })
const ownLimitsSchema = z.object({ timeMs: z.string(), memoryMb: z.string() })

function perLanguage<S extends z.ZodType>(schema: S) {
  return z.object({ cpp: schema, java: schema, python: schema, javascript: schema })
}

/** The form's values; numbers and times are strings as typed. */
export const problemValuesSchema = z.object({
  title: z.string(),
  difficulty: draftDifficultySchema,
  description: z.string(),
  primaryTag: z.string(),
  furtherTags: z.array(z.string()),
  /** Empty in drafts that browsers kept from earlier versions. */
  alsoCalled: z.array(z.string()).default([]),
  visibleTestCases: z.array(caseValuesSchema),
  hiddenTestCases: z.array(caseValuesSchema),
  /** Empty for a pass-fail problem. */
  subtasks: z.array(subtaskValuesSchema).default([]),
  /** As an author types it; all empty for whole programs only. */
  signature: z.object({ function: z.string(), input: z.string(), output: z.string() }).default(noSignature),
  /** True if the problem has test groups of its package that the form cannot change; a save then keeps them. */
  keepsGroups: z.boolean().default(false),
  code: perLanguage(codeValuesSchema),
  timeLimitMs: z.string(),
  memoryMb: z.string(),
  languageLimits: perLanguage(ownLimitsSchema),
  comparison: z.object({
    caseSensitive: z.boolean(),
    spaceSensitive: z.boolean(),
    floatAbsolute: z.string(),
    floatRelative: z.string(),
  }),
  showFailingCase: z.boolean(),
  hints: z.array(z.object({ text: z.string() })),
  editorial: z.string(),
  status: problemStatusSchema,
  /** As `<input type="datetime-local">` writes it, in the browser's time zone. */
  publishAt: z.string(),
  note: z.string(),
})
export type ProblemValues = z.infer<typeof problemValuesSchema>
export type CaseListName = 'visibleTestCases' | 'hiddenTestCases'

export const emptyCase: CaseValues = {
  ...{ title: '', input: '', output: '', explanation: '', inputRef: '', outputRef: '' },
  ...{ inputBytes: 0, outputBytes: 0, subtask: '' },
}

/** Values of a new problem: one empty case of each kind, and the example code in all four languages. */
export function newValues(): ProblemValues {
  return {
    ...{ title: '', difficulty: '', description: '', primaryTag: '', furtherTags: [], alsoCalled: [] },
    visibleTestCases: [emptyCase],
    hiddenTestCases: [emptyCase],
    subtasks: [],
    signature: noSignature,
    keepsGroups: false,
    code: forEachLanguage((language) => ({ ...newProblemCode[language], video: '' })),
    ...{ timeLimitMs: '2000', memoryMb: '256' },
    languageLimits: forEachLanguage(() => ({ timeMs: '', memoryMb: '' })),
    comparison: { caseSensitive: true, spaceSensitive: false, floatAbsolute: '', floatRelative: '' },
    showFailingCase: true,
    hints: [],
    ...{ editorial: '', status: 'published', publishAt: '', note: '' },
  }
}

/** Form values of a stored problem. The version note is empty, because it belongs to the next save. */
export function valuesOfProblem(problem: Problem): ProblemValues {
  const { comparison, languageLimits = {}, timeLimitMs, memoryLimitKb } = problem
  const defaults = newValues()
  return {
    ...defaults,
    title: problem.title,
    difficulty: problem.difficulty,
    description: problem.description,
    ...tagValuesOf(problem),
    alsoCalled: splitParts(problem.alsoCalled),
    visibleTestCases: problem.visibleTestCases.map(caseValuesOf),
    hiddenTestCases: (problem.hiddenTestCases ?? []).map(caseValuesOf),
    subtasks: (problem.subtasks ?? []).map(({ title, points, rule }) => ({
      title,
      points: String(points),
      rule,
    })),
    signature: { ...noSignature, ...problem.signature, output: problem.signature?.output ?? '' },
    keepsGroups: problem.scoring !== undefined && problem.subtasks === undefined,
    code: forEachLanguage((language) => codeOf(problem, language)),
    timeLimitMs: timeLimitMs === undefined ? defaults.timeLimitMs : String(timeLimitMs),
    memoryMb: memoryLimitKb === undefined ? defaults.memoryMb : String(memoryLimitKb / 1024),
    languageLimits: forEachLanguage((language) => {
      const { timeMs, memoryKb } = languageLimits[language] ?? {}
      return { timeMs: textOf(timeMs), memoryMb: textOf(memoryKb && memoryKb / 1024) }
    }),
    comparison: comparison
      ? {
          ...comparison,
          floatAbsolute: textOf(comparison.floatAbsolute),
          floatRelative: textOf(comparison.floatRelative),
        }
      : defaults.comparison,
    showFailingCase: problem.showFailingCase ?? true,
    hints: problem.hints.map((text) => ({ text })),
    editorial: problem.editorial ?? '',
    status: problem.status ?? 'draft',
    publishAt: problem.publishAt ? formatLocalTime(problem.publishAt) : '',
  }
}

interface AnsweredCase {
  readonly title?: string | undefined
  readonly input: string
  readonly output: string
  readonly explanation?: string
  readonly inputRef?: string | undefined
  readonly outputRef?: string | undefined
  readonly subtask?: number | undefined
}

function caseValuesOf(one: AnsweredCase): CaseValues {
  const { title = '', input, output, explanation = '', inputRef = '', outputRef = '', subtask } = one
  return { ...emptyCase, title, input, output, explanation, inputRef, outputRef, subtask: textOf(subtask) }
}

function tagValuesOf(problem: Problem): Pick<ProblemValues, 'primaryTag' | 'furtherTags'> {
  const all = splitTags(problem)
  const [first = '', ...rest] = all
  // An imported problem's first tag may be none of the primary tags; then the author chooses one.
  const isOffered = tagChoices.some((choice) => choice === first)
  return isOffered ? { primaryTag: first, furtherTags: rest } : { primaryTag: '', furtherTags: all }
}

function codeOf({ startCode, referenceSolution = [] }: Problem, language: Language) {
  const solution = referenceSolution.find((one) => one.language === language)
  return {
    starter: startCode.find((one) => one.language === language)?.initialCode ?? '',
    reference: solution?.completeCode ?? '',
    video: solution?.video ?? '',
  }
}

function textOf(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}

export function forEachLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  const [cpp, java, python, javascript] = languages
  return {
    cpp: make(cpp),
    java: make(java),
    python: make(python),
    javascript: make(javascript),
  }
}
