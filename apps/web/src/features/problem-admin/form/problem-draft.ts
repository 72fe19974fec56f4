import { FormDraftStore } from '../../../lib/autosave/form-draft-store.ts'
import { type ProblemValues, problemValuesSchema } from './problem-values.ts'

/** Unsaved input, stored in this browser. */
export interface ProblemDraft {
  /** Milliseconds since 1970. */
  readonly keptAt: number
  /** The version that the draft is based on; null for a new problem. */
  readonly version: number | null
  readonly values: ProblemValues
}

/** `problemId` is null for a new problem. */
export function openProblemDraftStore(problemId: string | null): FormDraftStore<ProblemValues> {
  return new FormDraftStore<ProblemValues>({
    what: `problem:${problemId ?? 'new'}`,
    schema: problemValuesSchema,
  })
}

/** The draft stored in this browser; null if none, or not readable by the current form. */
export function readProblemDraft({ found }: FormDraftStore<ProblemValues>): ProblemDraft | null {
  if (found === null) return null
  return { keptAt: found.at, version: found.base === '' ? null : Number(found.base), values: found.values }
}

/** Whether the form was edited since it was opened. */
export function isChanged(values: ProblemValues, opened: ProblemValues): boolean {
  return (
    JSON.stringify(problemValuesSchema.parse(values)) !== JSON.stringify(problemValuesSchema.parse(opened))
  )
}
