import { z } from 'zod'
import { caseTitleSchema } from './case-title.ts'
import { makeTextSchema } from './fields.ts'
import { mostSubtasks } from './scoring.ts'
import { limits } from './vocabulary.ts'

/** SHA-256 of a stored file, as 64 hexadecimal digits. */
export const fileRefSchema = z.string().regex(/^[\da-f]{64}$/, 'must be 64 hexadecimal digits')

const caseText = (name: string) =>
  z.string({ error: `${name} must be a text` }).max(8 * 1024 * 1024, `${name} is too long`)

/**
 * References to the stored files of a case: if one is given, the text beside it is only the beginning. Used in answers for files
 * that are large or no UTF-8, and in requests for uploaded files.
 */
const refsSchema = z.object({ inputRef: fileRefSchema.optional(), outputRef: fileRefSchema.optional() })

/** Absent in a request: a case with the same texts in the current version keeps its title. */
const title = caseTitleSchema.optional()

export const visibleTestCaseSchema = z.object({
  input: caseText('Input'),
  output: caseText('Output'),
  explanation: makeTextSchema({ most: limits.explanationCharacters, name: 'Explanation' }).default(''),
  title,
  ...refsSchema.shape,
})
/**
 * The place of the case's subtask in `subtasks`, from 0. Absent in a pass-fail problem, and in a request without `subtasks`, where
 * a case with the same texts keeps its group.
 */
const subtask = z
  .number()
  .int()
  .min(0)
  .max(mostSubtasks - 1)

export const hiddenTestCaseSchema = z.object({
  input: caseText('Input'),
  output: caseText('Output'),
  title,
  subtask: subtask.optional(),
  ...refsSchema.shape,
})

type CaseTexts = z.infer<typeof hiddenTestCaseSchema>

function requireTexts({ input, output, inputRef, outputRef }: CaseTexts, context: z.RefinementCtx): void {
  const empty: [string, string][] = []
  if (input === '' && inputRef === undefined) empty.push(['input', 'Input is required'])
  if (output === '' && outputRef === undefined) empty.push(['output', 'Output is required'])
  for (const [field, message] of empty) context.addIssue({ code: 'custom', path: [field], message })
}

/** Requirements for the cases of a published problem. */
export const completeVisibleCaseSchema = visibleTestCaseSchema
  .extend({
    explanation: makeTextSchema({ least: 1, most: limits.explanationCharacters, name: 'Explanation' }),
  })
  .superRefine(requireTexts)
export const completeHiddenCaseSchema = hiddenTestCaseSchema.superRefine(requireTexts)

/** A case in answers; only admins get title and references. */
export const shownVisibleCaseSchema = z.object({
  input: z.string(),
  output: z.string(),
  explanation: z.string(),
  title: z.string().optional(),
  inputRef: z.string().optional(),
  outputRef: z.string().optional(),
})
export const shownHiddenCaseSchema = shownVisibleCaseSchema
  .omit({ explanation: true })
  .extend({ subtask: subtask.optional() })
