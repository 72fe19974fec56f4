import { z } from 'zod'
import { readStored } from '../../../lib/stored.ts'
import { type ProblemValues, problemValuesSchema } from './problem-values.ts'

/** What was typed and not saved, kept by this browser. */
const formDraftSchema = z.object({
  /** Milliseconds since 1970. */
  keptAt: z.number(),
  /** The version that was being changed; null for a new problem. */
  version: z.number().int().nullable(),
  values: problemValuesSchema,
})
export type FormDraft = z.infer<typeof formDraftSchema>

export interface FormPlace {
  readonly userId: string
  /** null for a new problem. */
  readonly problemId: string | null
}

export function formDraftKey({ userId, problemId }: FormPlace): string {
  return `codedojo:problem-form:${userId}:${problemId ?? 'new'}`
}

/** What this browser keeps; null when it keeps nothing, or nothing that today's form can read. */
export function readFormDraft(storage: Storage, place: FormPlace): FormDraft | null {
  return readStored(storage, formDraftKey(place), formDraftSchema.nullable(), null)
}

/** Answers false when the browser has no room for it, or keeps nothing at all. */
export function keepFormDraft(storage: Storage, place: FormPlace, draft: FormDraft): boolean {
  try {
    storage.setItem(formDraftKey(place), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function dropFormDraft(storage: Storage, place: FormPlace): void {
  try {
    storage.removeItem(formDraftKey(place))
  } catch {
    // A storage that is closed to us keeps nothing either.
  }
}

/** Whether something was typed since the form was opened. */
export function isChanged(values: ProblemValues, opened: ProblemValues): boolean {
  return (
    JSON.stringify(problemValuesSchema.parse(values)) !== JSON.stringify(problemValuesSchema.parse(opened))
  )
}
