import {
  comparisonSchema,
  difficultySchema,
  languageSchema,
  limits,
  problemDraftBody,
  problemStatusSchema,
  referenceSolutionSchema,
  timeLimitBasisSchema,
  timeSchema,
} from '@codedojo/contract'
import { z } from 'zod'
import { hasFile, type PackageFiles, packageBounds } from './package-files.ts'
import { readYaml } from './yaml-file.ts'

const positive = z.number().positive()

/** What CodeDojo adds to a package; its presence marks a package as one of our own. An unknown key is a mistake. */
export const codedojoYamlSchema = z
  .strictObject({
    /** Place in the library. */
    number: z.number().int().positive().max(1_000_000).optional(),
    /** Only a draft has none. */
    difficulty: difficultySchema.optional(),
    /** The primary tag first; only a draft has none. */
    tags: z.array(z.string().regex(/^[\p{L}\p{N} +#.'-]{1,400}$/u)).max(200),
    /** What a learner sees of it; published when absent. */
    status: problemStatusSchema.optional(),
    /** For a scheduled one. */
    publish_at: timeSchema.optional(),
    /** Markdown, from a nudge to the plan. */
    hints: z.array(z.string().min(1).max(4000)).max(10).default([]),
    /** Markdown, keyed by the base name of a sample; by its path below `data` where two have the same. */
    explanations: z.record(z.string(), z.string().max(limits.explanationCharacters)).default({}),
    /** Whether a learner is shown the first hidden case that failed. */
    show_failing_case: z.boolean().default(true),
    /** True: the limits of problem.yaml hold for every language alike, as they do in packages of others. */
    same_limits: z.boolean().default(false),
    /** True: carriage returns of inputs and answers are kept; otherwise their line ends are made plain ones. */
    keep_carriage_returns: z.boolean().default(false),
    /** Seconds and MiB that hold in one language instead. */
    language_limits: z
      .partialRecord(
        languageSchema,
        z.strictObject({ time_limit: positive.optional(), memory: positive.optional() }),
      )
      .default({}),
    /** Where the time limit came from, in words, and the measurements if any. */
    time_limit_source: z.string().max(10_000).optional(),
    time_limit_basis: timeLimitBasisSchema.optional(),
    /** Languages of starter code, in their order. */
    starters: z.array(languageSchema).optional(),
    /** Languages of the reference solutions, in their order, with what goes with them. */
    reference_solutions: z
      .array(z.strictObject({ language: languageSchema, video: referenceSolutionSchema.shape.video }))
      .optional(),
    // The rest is there only where the files of the package cannot say it.
    title: problemDraftBody.shape.title.optional(),
    attribution: z.string().max(10_000).optional(),
    /** What a case is compared with that says nothing itself. */
    comparison: comparisonSchema.optional(),
    output_validator_args: z.array(z.string()).optional(),
    /** Names of cases by where they lie below `data`. */
    case_names: z.record(z.string(), z.string().max(packageBounds.nameCharacters)).default({}),
  })
  .refine(({ difficulty, status }) => difficulty !== undefined || status === 'draft', {
    path: ['difficulty'],
    error: 'difficulty is required: only a draft may have none',
  })
export type CodedojoYaml = z.infer<typeof codedojoYamlSchema>

export async function readCodedojoYaml(files: PackageFiles): Promise<CodedojoYaml | null> {
  if (!hasFile(files, 'codedojo.yaml')) return null
  return readYaml(files, 'codedojo.yaml', codedojoYamlSchema)
}
