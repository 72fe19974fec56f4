import {
  caseTitleSchema,
  comparisonSchema,
  difficultySchema,
  groupTitleSchema,
  languageSchema,
  limits,
  otherNameSchema,
  problemDraftBody,
  problemStatusSchema,
  referenceSolutionSchema,
  scoreGroupSchema,
  signatureSchema,
  timeLimitBasisSchema,
  timeSchema,
} from '@codedojo/contract'
import { z } from 'zod'
import { hasFile, type PackageFiles, packageBounds } from './package-files.ts'
import { readYaml } from './yaml-file.ts'

const positive = z.number().positive()

/**
 * The additions of CodeDojo to a package; the presence of this file marks a package as one of our own. Unknown keys are errors.
 */
export const codedojoYamlSchema = z
  .strictObject({
    /** Number in the problem library. */
    number: z.number().int().positive().max(1_000_000).optional(),
    /** Optional in drafts only. */
    difficulty: difficultySchema.optional(),
    /** The primary tag first; may be empty in drafts only. */
    tags: z.array(z.string().regex(/^[\p{L}\p{N} +#.'-]{1,400}$/u)).max(200),
    /** Other names by which learners search for it; together no longer than the form takes, which an import checks. */
    also_called: z.array(otherNameSchema).max(200).default([]),
    /** Default: published. */
    status: problemStatusSchema.optional(),
    /** Publication time of a scheduled problem, and of no other. */
    publish_at: timeSchema.optional(),
    /** Markdown, from a slight nudge to the whole plan. */
    hints: z.array(z.string().min(1).max(4000)).max(10).default([]),
    /** Markdown, keyed by the base name of a sample, or by its path below `data` if two samples share a base name. */
    explanations: z.record(z.string(), z.string().max(limits.explanationCharacters)).default({}),
    /** Whether learners are shown the first hidden case that failed. */
    show_failing_case: z.boolean().default(true),
    /** True if the limits of problem.yaml hold for every language alike, as in imported packages. */
    same_limits: z.boolean().default(false),
    /** True if inputs and answers keep their carriage returns; otherwise line ends are normalised to LF. */
    keep_carriage_returns: z.boolean().default(false),
    /** The function that learners may write in place of a whole program, and how its values stand in inputs and outputs. */
    signature: signatureSchema.optional(),
    /** Limits that replace the general ones in one language, in seconds and MiB. */
    language_limits: z
      .partialRecord(
        languageSchema,
        z.strictObject({ time_limit: positive.optional(), memory: positive.optional() }),
      )
      .default({}),
    /** Origin of the time limit in words, and the measurements, if any. */
    time_limit_source: z.string().max(10_000).optional(),
    time_limit_basis: timeLimitBasisSchema.optional(),
    /** Languages of the starter code, in order. */
    starters: z.array(languageSchema).optional(),
    /** Languages of the reference solutions, in order, with their metadata. */
    reference_solutions: z
      .array(z.strictObject({ language: languageSchema, video: referenceSolutionSchema.shape.video }))
      .optional(),
    // The remaining keys are written only if no other file of the package can express them.
    title: problemDraftBody.shape.title.optional(),
    attribution: z.string().max(10_000).optional(),
    /** The comparison for cases that specify none. */
    comparison: comparisonSchema.optional(),
    output_validator_args: z.array(z.string()).optional(),
    /** Names of cases, keyed by path below `data`. */
    case_names: z.record(z.string(), z.string().max(packageBounds.nameCharacters)).default({}),
    /** What cases are called for learners, keyed by path below `data`, where their file names say something else. */
    case_titles: z.record(z.string(), caseTitleSchema).default({}),
    /** What test groups are called for learners, keyed by path below `data`, such as `secret/group1`. */
    group_titles: z.record(z.string(), groupTitleSchema).default({}),
    /** All of the scoring, where the settings of the groups cannot express it. */
    scoring: scoreGroupSchema.optional(),
  })
  .refine(({ difficulty, status }) => difficulty !== undefined || status === 'draft', {
    path: ['difficulty'],
    error: 'is required: only a draft may have none',
  })
  .refine(({ tags, status }) => tags.length > 0 || status === 'draft', {
    path: ['tags'],
    error: 'needs at least one: only a draft may have none',
  })
  .refine(({ status, publish_at }) => status !== 'scheduled' || publish_at !== undefined, {
    path: ['publish_at'],
    error: 'is required: status "scheduled" needs a time of publication',
  })
  .refine(({ status, publish_at }) => status === 'scheduled' || publish_at === undefined, {
    path: ['publish_at'],
    error: 'is for status "scheduled" only',
  })
export type CodedojoYaml = z.infer<typeof codedojoYamlSchema>

export async function readCodedojoYaml(files: PackageFiles): Promise<CodedojoYaml | null> {
  if (!hasFile(files, 'codedojo.yaml')) return null
  return readYaml(files, 'codedojo.yaml', codedojoYamlSchema)
}
