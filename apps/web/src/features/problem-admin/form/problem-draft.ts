import { FormDraftStore } from '../../../lib/autosave/form-draft-store.ts'
import { type ProblemValues, problemValuesSchema } from './problem-values.ts'

/** What was typed and not saved, kept by this browser. */
export interface ProblemDraft {
  /** Milliseconds since 1970. */
  readonly keptAt: number
  /** The version that was being changed; null for a new problem. */
  readonly version: number | null
  readonly values: ProblemValues
}

/** Null: a new problem. */
export function openProblemDraftStore(problemId: string | null): FormDraftStore<ProblemValues> {
  return new FormDraftStore<ProblemValues>({
    what: `problem:${problemId ?? 'new'}`,
    schema: problemValuesSchema,
  })
}

/** What this browser had kept; null when it keeps nothing, or nothing that today's form can read. */
export function problemDraftIn({ found }: FormDraftStore<ProblemValues>): ProblemDraft | null {
  if (found === null) return null
  return { keptAt: found.at, version: found.base === '' ? null : Number(found.base), values: found.values }
}

/** Whether something was typed since the form was opened. */
export function isChanged(values: ProblemValues, opened: ProblemValues): boolean {
  return (
    JSON.stringify(problemValuesSchema.parse(values)) !== JSON.stringify(problemValuesSchema.parse(opened))
  )
}
