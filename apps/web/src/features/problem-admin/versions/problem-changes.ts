import { type Language, languageNames, languages, type Problem } from '@codedojo/contract'
import { alignLines } from '../../../lib/code/align-lines.ts'
import { nameOfLanguage } from '../../../lib/format/name-of-language.ts'
import { type LineChange, lineChanges } from './line-changes.ts'

export interface FieldChange {
  readonly name: string
  readonly before: string
  readonly after: string
}

export interface TextChange {
  readonly name: string
  readonly lines: readonly LineChange[]
}

type ShownCase = {
  readonly title?: string | undefined
  readonly input: string
  readonly output: string
  readonly explanation?: string
}

export interface CaseChange {
  readonly kind: 'added' | 'removed' | 'changed'
  /** Such as "Hidden case 4"; for a removed case, its old number. */
  readonly name: string
  readonly before: ShownCase | null
  readonly after: ShownCase | null
}

export interface ProblemChanges {
  readonly fields: readonly FieldChange[]
  readonly texts: readonly TextChange[]
  readonly cases: readonly CaseChange[]
}

/** Computes the differences between two versions of a problem. */
export function problemChanges(before: Problem, after: Problem): ProblemChanges {
  return {
    fields: fieldChanges(before, after),
    texts: textChanges(before, after),
    cases: [
      ...caseChanges('Visible', before.visibleTestCases, after.visibleTestCases),
      ...caseChanges('Hidden', before.hiddenTestCases ?? [], after.hiddenTestCases ?? []),
    ],
  }
}

export function hasChanges({ fields, texts, cases }: ProblemChanges): boolean {
  return fields.length + texts.length + cases.length > 0
}

const yesNo = (value: boolean | undefined) => (value ? 'Yes' : 'No')
const orNone = (value: number | null | undefined) =>
  value === null || value === undefined ? 'None' : String(value)

const plainFields: readonly { name: string; of: (problem: Problem) => string }[] = [
  { name: 'Title', of: ({ title }) => title },
  {
    name: 'Language of the statement',
    of: ({ statementLanguage = 'en' }) => nameOfLanguage(statementLanguage),
  },
  { name: 'Difficulty', of: ({ difficulty }) => difficulty },
  { name: 'Tags', of: ({ tags }) => tags.replaceAll(',', ', ') },
  { name: 'Also called', of: ({ alsoCalled }) => alsoCalled.replaceAll(',', ', ') },
  { name: 'Time limit', of: ({ timeLimitMs }) => (timeLimitMs === undefined ? '' : `${timeLimitMs} ms`) },
  {
    name: 'Memory limit',
    of: ({ memoryLimitKb }) => (memoryLimitKb === undefined ? '' : `${memoryLimitKb / 1024} MB`),
  },
  ...languages.map((language) => ({
    name: `${languageNames[language]} limits`,
    of: ({ languageLimits }: Problem) => ownLimitWords(languageLimits?.[language]),
  })),
  { name: 'Capital and small letters differ', of: ({ comparison }) => yesNo(comparison?.caseSensitive) },
  { name: 'Spaces and line ends count', of: ({ comparison }) => yesNo(comparison?.spaceSensitive) },
  { name: 'Absolute tolerance', of: ({ comparison }) => orNone(comparison?.floatAbsolute) },
  { name: 'Relative tolerance', of: ({ comparison }) => orNone(comparison?.floatRelative) },
  { name: 'Shows the failing case', of: ({ showFailingCase }) => yesNo(showFailingCase) },
  {
    name: 'Subtasks and points',
    of: ({ scoring, subtasks = [] }) =>
      scoring === undefined
        ? 'None'
        : [`${scoring.of} points`, ...scoring.subtasks.map(subtaskWords(subtasks))].join(', '),
  },
  ...languages.map((language) => ({
    name: `${languageNames[language]} video`,
    of: (problem: Problem) => solutionIn(problem, language)?.video ?? '',
  })),
]

/** The rule of a subtask is known where the form can change it. */
function subtaskWords(entries: NonNullable<Problem['subtasks']>) {
  return ({ title, points }: NonNullable<Problem['scoring']>['subtasks'][number], at: number) =>
    `${title}: ${points}${entries[at]?.rule === 'sum' ? ' by case' : ''}`
}

function ownLimitWords(
  own: { timeMs?: number | undefined; memoryKb?: number | undefined } | undefined,
): string {
  const parts = [
    own?.timeMs === undefined ? '' : `${own.timeMs} ms`,
    own?.memoryKb === undefined ? '' : `${own.memoryKb / 1024} MB`,
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'None of its own' : parts.join(', ')
}

function fieldChanges(before: Problem, after: Problem): FieldChange[] {
  return plainFields
    .map(({ name, of }) => ({ name, before: of(before), after: of(after) }))
    .filter((change) => change.before !== change.after)
}

function translationsText({ translations = [] }: Problem): string {
  return translations
    .map(({ language, title, description }) => `${nameOfLanguage(language)}: ${title}\n\n${description}`)
    .join('\n\n')
}

function signatureText(signature: Problem['signature']): string {
  return signature ? [signature.function, signature.input, signature.output ?? ''].join('\n') : ''
}

const longTexts: readonly { name: string; of: (problem: Problem) => string }[] = [
  { name: 'Description', of: ({ description }) => description },
  { name: 'Other languages', of: translationsText },
  { name: 'Function', of: ({ signature }) => signatureText(signature) },
  { name: 'Hints', of: ({ hints }) => hints.join('\n') },
  { name: 'Editorial', of: ({ editorial }) => editorial ?? '' },
  ...languages.flatMap((language) => [
    {
      name: `${languageNames[language]} starter code`,
      of: ({ startCode }: Problem) => startCode.find((one) => one.language === language)?.initialCode ?? '',
    },
    {
      name: `${languageNames[language]} reference solution`,
      of: (problem: Problem) => solutionIn(problem, language)?.completeCode ?? '',
    },
  ]),
]

function solutionIn({ referenceSolution }: Problem, language: Language) {
  return referenceSolution?.find((one) => one.language === language)
}

function textChanges(before: Problem, after: Problem): TextChange[] {
  return longTexts.flatMap(({ name, of }) => {
    const [old, fresh] = [of(before), of(after)]
    return old === fresh ? [] : [{ name, lines: lineChanges(old, fresh) }]
  })
}

function caseChanges(
  kind: 'Visible' | 'Hidden',
  before: readonly ShownCase[],
  after: readonly ShownCase[],
): CaseChange[] {
  const name = (at: number) => `${kind} case ${at + 1}`
  return alignLines(before.map(keyOf), after.map(keyOf)).flatMap(({ left, right }): CaseChange[] => {
    const old = left === null ? null : (before[left] ?? null)
    const fresh = right === null ? null : (after[right] ?? null)
    if (old && fresh && keyOf(old) === keyOf(fresh)) return []
    if (fresh && right !== null)
      return [{ kind: old ? 'changed' : 'added', name: name(right), before: old, after: fresh }]
    return old && left !== null ? [{ kind: 'removed', name: name(left), before: old, after: null }] : []
  })
}

function keyOf(one: ShownCase): string {
  return JSON.stringify(one)
}
