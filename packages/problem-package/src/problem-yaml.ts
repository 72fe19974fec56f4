import { z } from 'zod'
import { findForeignFormat } from './findings/foreign-formats.ts'
import { PackageError } from './package-error.ts'
import { hasFile, isIgnored, type PackageFiles } from './package-files.ts'
import { readYaml } from './yaml-file.ts'

export type PackageFormat = 'legacy' | '2025-09'

const word = z.union([z.string(), z.number()]).transform(String)
const words = z.union([word.transform((one) => [one]), z.array(word)])
const positive = z.coerce.number().positive()

/** The keys that are honoured. Source: spec/legacy.md and spec/2025-09.md of the format. */
const problemYamlSchema = z.looseObject({
  problem_format_version: word.default('legacy'),
  type: words.default(['pass-fail']),
  name: z.union([word, z.record(z.string(), word)]).optional(),
  uuid: word.optional(),
  license: word.optional(),
  rights_owner: word.optional(),
  author: words.optional(),
  credits: z.unknown().optional(),
  source: z.unknown().optional(),
  source_url: word.optional(),
  embargo_until: word.optional(),
  constants: z.record(z.string(), z.unknown()).optional(),
  validation: word.optional(),
  validator_flags: words.default([]),
  limits: z
    .looseObject({
      time_limit: positive.optional(),
      memory: positive.optional(),
      output: positive.optional(),
      validation_time: positive.optional(),
      validation_memory: positive.optional(),
      validation_output: positive.optional(),
      validation_passes: positive.optional(),
      time_multiplier: positive.optional(),
      time_safety_margin: positive.optional(),
      time_resolution: positive.optional(),
      time_multipliers: z
        .looseObject({ ac_to_time_limit: positive.optional(), time_limit_to_tle: positive.optional() })
        .optional(),
    })
    .default({}),
})
export type ProblemYaml = z.infer<typeof problemYamlSchema>

export async function readProblemYaml(files: PackageFiles): Promise<ProblemYaml> {
  if (!hasFile(files, 'problem.yaml')) throw new PackageError(missingSentence(files))
  return readYaml(files, 'problem.yaml', problemYamlSchema)
}

function missingSentence(files: PackageFiles): string {
  const below = files.paths.find((path) => path.endsWith('/problem.yaml') && !isIgnored(path))
  if (below !== undefined) {
    const folder = below.slice(0, -'problem.yaml'.length)
    return `problem.yaml is missing at the top; it lies in ${folder}. Choose or pack that folder by itself.`
  }
  const foreign = findForeignFormat(files)
  return foreign === undefined
    ? 'problem.yaml is missing: this is not a problem package.'
    : `problem.yaml is missing. This looks like ${foreign}: convert it to the ICPC/Kattis problem package format.`
}

const formats: Readonly<Record<string, PackageFormat>> = {
  legacy: 'legacy',
  'legacy-icpc': 'legacy',
  '2023-07': '2025-09',
  '2023-07-draft': '2025-09',
  '2025-09': '2025-09',
  '2025-09-draft': '2025-09',
}

/** The drafts named 2023-07 became 2025-09 and are read as such. */
export function formatOf({ problem_format_version: version }: ProblemYaml): PackageFormat {
  const format = formats[version]
  if (!format)
    throw new PackageError(
      `problem.yaml: problem_format_version "${version}" is unknown; known are ${Object.keys(formats).join(', ')}.`,
    )
  return format
}

/** Whether submissions get points. A legacy type may contain several words in one string. */
export function isScoring({ type }: Pick<ProblemYaml, 'type'>): boolean {
  return type.some((text) => text.split(/\s+/).includes('scoring'))
}
