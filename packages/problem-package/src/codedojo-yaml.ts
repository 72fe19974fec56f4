import { difficultySchema, limits } from '@codedojo/contract'
import { z } from 'zod'
import { hasFile, type PackageFiles } from './package-files.ts'
import { readYaml } from './yaml-file.ts'

/** What CodeDojo adds to a package; its presence marks a package as one of our own. An unknown key is a mistake. */
const codedojoYamlSchema = z.strictObject({
  /** Place in the library. */
  number: z.number().int().positive().max(1_000_000).optional(),
  difficulty: difficultySchema,
  /** The primary tag first. */
  tags: z
    .array(z.string().regex(/^[\p{L}\p{N} +#.'-]{1,40}$/u))
    .min(1)
    .max(9),
  /** Markdown, from a nudge to the plan. */
  hints: z.array(z.string().min(1).max(4000)).max(10).default([]),
  /** Markdown, keyed by the base name of a sample. */
  explanations: z.record(z.string(), z.string().max(limits.explanationCharacters)).default({}),
  /** Whether a learner is shown the first hidden case that failed. */
  show_failing_case: z.boolean().default(true),
})
export type CodedojoYaml = z.infer<typeof codedojoYamlSchema>

export async function readCodedojoYaml(files: PackageFiles): Promise<CodedojoYaml | null> {
  if (!hasFile(files, 'codedojo.yaml')) return null
  return readYaml(files, 'codedojo.yaml', codedojoYamlSchema)
}
