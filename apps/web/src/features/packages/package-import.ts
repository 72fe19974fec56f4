import type { ImportedPackage, JudgingEvent, Language } from '@codedojo/contract'

/** Progress of judging one reference solution. */
export interface JudgedLanguage {
  readonly language: Language
  readonly isDone: boolean
  readonly passed: number
  readonly total: number | null
  readonly hasFailed: boolean
}

export type ImportStep =
  | { readonly kind: 'waiting' }
  /** Uploaded share of the file, from 0 to 1. */
  | { readonly kind: 'uploading'; readonly share: number }
  | { readonly kind: 'reading' }
  | { readonly kind: 'examining'; readonly isQueued: boolean; readonly lacksJudge: boolean }
  | { readonly kind: 'judging'; readonly languages: readonly JudgedLanguage[]; readonly lacksJudge: boolean }
  | { readonly kind: 'imported'; readonly result: ImportedPackage }
  | {
      readonly kind: 'refused'
      readonly message: string
      readonly reasons: readonly string[]
      /** How a failed import can be retried with the same file. */
      readonly waysOut: readonly RetryOption[]
    }

export type RetryOption = 'replace' | 'draft' | 'retry'

/** One file that is being imported. */
export interface PackageImport {
  readonly key: string
  readonly file: File
  readonly step: ImportStep
  readonly replace: boolean
  readonly asDraft: boolean
}

/** The next state of an import after a judging event; events of other jobs and files are ignored. */
export function nextImportStep(step: ImportStep, event: JudgingEvent, requestKey: string): ImportStep {
  if (!event.requestKey?.startsWith(`${requestKey}/`) || step.kind === 'imported' || step.kind === 'refused')
    return step
  const lacksJudge = event.lacksJudge === true && event.stage === 'queued'
  if (event.kind === 'examine')
    return event.stage === 'done'
      ? { kind: 'reading' }
      : { kind: 'examining', isQueued: event.stage === 'queued', lacksJudge }
  if (event.kind !== 'reference') return step
  const before = step.kind === 'judging' ? step.languages : []
  const others = before.filter(({ language }) => language !== event.language)
  const languages = [...others, judgedLanguage(event)].sort((a, b) => (a.language < b.language ? -1 : 1))
  return { kind: 'judging', languages, lacksJudge }
}

function judgedLanguage({ language, stage, total, cases }: JudgingEvent): JudgedLanguage {
  const passed = cases.filter(({ status }) => status === 'Accepted').length
  return { language, isDone: stage === 'done', passed, total, hasFailed: passed < cases.length }
}
