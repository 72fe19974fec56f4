import { type FieldError, type Language, languageNames, languageSchema, languages } from '@codedojo/contract'
import { solvedLanguages, starterLanguages } from './problem-body.ts'
import type { ProblemValues } from './problem-values.ts'

/** Maps a path of the request body to the form's path: "hints.2" becomes "hints.2.text". Both count from 0. */
export function formPathOf(bodyPath: string, values: ProblemValues): string {
  const [head = '', second = '', third = ''] = bodyPath.split('.')
  const at = Number(second)
  switch (head) {
    case 'tags':
      return 'primaryTag'
    case 'memoryLimitKb':
      return 'memoryMb'
    case 'hints':
      return second === '' ? 'hints' : `hints.${second}.text`
    case 'startCode':
      return `code.${starterLanguages(values)[at] ?? 'cpp'}.starter`
    case 'referenceSolution':
      return `code.${solvedLanguages(values)[at] ?? 'cpp'}.${third === 'video' ? 'video' : 'reference'}`
    case 'languageLimits':
      return `languageLimits.${second}.${third === 'memoryKb' ? 'memoryMb' : 'timeMs'}`
    case 'visibleTestCases':
    case 'hiddenTestCases':
      return bodyPath.replace(/Ref$/, '')
    default:
      return bodyPath
  }
}

export const sections = [
  { id: 'basics', title: 'Basics' },
  { id: 'visible', title: 'Visible test cases' },
  { id: 'hidden', title: 'Hidden test cases' },
  { id: 'subtasks', title: 'Subtasks and points' },
  { id: 'signature', title: 'Function' },
  { id: 'starter', title: 'Starter code' },
  { id: 'references', title: 'Reference solutions' },
  { id: 'limits', title: 'Limits and checking' },
  { id: 'help', title: 'Hints and editorial' },
  { id: 'publishing', title: 'Publishing' },
] as const
export type SectionId = (typeof sections)[number]['id']

const sectionOfField: Record<string, SectionId> = {
  ...{ title: 'basics', difficulty: 'basics', description: 'basics' },
  ...{ primaryTag: 'basics', furtherTags: 'basics', alsoCalled: 'basics' },
  ...{ visibleTestCases: 'visible', hiddenTestCases: 'hidden', subtasks: 'subtasks' },
  ...{ timeLimitMs: 'limits', memoryMb: 'limits', languageLimits: 'limits', comparison: 'limits' },
  signature: 'signature',
  ...{ showFailingCase: 'limits', hints: 'help', editorial: 'help' },
}

export function sectionOf(formPath: string): SectionId {
  const [head = '', , third] = formPath.split('.')
  if (head === 'code') return third === 'starter' ? 'starter' : 'references'
  return sectionOfField[head] ?? 'publishing'
}

const fieldNames: Record<string, string> = {
  ...{ primaryTag: 'primary tag', furtherTags: 'further tags', memoryMb: 'memory limit' },
  ...{ timeLimitMs: 'time limit', publishAt: 'time to publish', status: 'publishing' },
  ...{ alsoCalled: 'other names', note: 'note on this version', visibleTestCases: 'visible test cases' },
  ...{ hiddenTestCases: 'hidden test cases', hints: 'hints', subtasks: 'subtasks' },
}
const codeNames: Record<string, string> = { starter: 'starter code', reference: 'reference', video: 'video' }
const signatureNames: Record<string, string> = {
  function: 'function',
  input: 'layout of the input',
  output: 'layout of the result',
}
const floatNames: Record<string, string> = {
  floatAbsolute: 'absolute tolerance',
  floatRelative: 'relative tolerance',
}

/** Name of a field in the footer: "output of hidden case 3", "JavaScript reference". */
export function fieldWords(formPath: string): string {
  const [head = '', second = '', third = ''] = formPath.split('.')
  if (second === '' || second === 'root') return fieldNames[head] ?? head
  if (head === 'visibleTestCases') return `${third} of case ${Number(second) + 1}`
  if (head === 'hiddenTestCases') return `${third} of hidden case ${Number(second) + 1}`
  if (head === 'subtasks') return `${third} of subtask ${Number(second) + 1}`
  if (head === 'signature') return signatureNames[second] ?? head
  if (head === 'hints') return `hint ${Number(second) + 1}`
  if (head === 'comparison') return floatNames[second] ?? second
  const language = languageSchema.safeParse(second).data
  if (!language) return head
  if (head === 'code') return `${languageNames[language]} ${codeNames[third] ?? third}`
  return `${languageNames[language]} ${third === 'memoryMb' ? 'memory' : 'time'} limit`
}

/** Compares two paths by page order, to find the first field with an error. */
export function compareFormPaths(one: string, other: string): number {
  return compareKeys(orderKey(one), orderKey(other))
}

const fieldOrder = [
  ...['title', 'difficulty', 'description', 'primaryTag', 'furtherTags', 'visibleTestCases'],
  ...[
    'hiddenTestCases',
    'subtasks',
    'signature',
    'code',
    'timeLimitMs',
    'memoryMb',
    'languageLimits',
    'comparison',
    'hints',
  ],
  ...['editorial', 'status', 'publishAt', 'note'],
]

function orderKey(path: string): number[] {
  const [head = '', second = ''] = path.split('.')
  const isLanguage = languageSchema.safeParse(second).data
  return [
    sections.findIndex(({ id }) => id === sectionOf(path)),
    fieldOrder.indexOf(head),
    isLanguage ? languages.indexOf(isLanguage) : Number(second) || 0,
  ]
}

function compareKeys(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

/** The language whose reference solution was rejected; null for other fields. */
export function rejectedLanguage({ field }: FieldError, values: ProblemValues): Language | null {
  const at = /^referenceSolution\.(\d+)\.completeCode$/.exec(field)?.[1]
  return at === undefined ? null : (solvedLanguages(values)[Number(at)] ?? null)
}
