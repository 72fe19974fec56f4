import { z } from 'zod'
import type { Findings } from './findings/findings.ts'
import { shownKey } from './findings/known-keys.ts'
import { PackageError } from './package-error.ts'
import { type PackageFiles, utf8TextOf } from './package-files.ts'
import type { ProblemYaml } from './problem-yaml.ts'
import { readYamlAsTexts } from './yaml-file.ts'

/** The texts that take the place of `{{name}}` and `{{name.variant}}`; a plain name is `name.value` as well. */
type Constants = ReadonlyMap<string, string>

const valueSchema = z.union([z.string().transform((value) => ({ value })), z.record(z.string(), z.string())])
const constantsSchema = z.record(z.string(), valueSchema)
const namePattern = /^[a-zA-Z_][a-zA-Z0-9_]*$/

/**
 * The files of a package with its constants put in. Source: "Constants" of spec/2025-09.md. They are replaced in statements,
 * validators, included files, submissions and test_group.yaml, never in the data. Throws `PackageError` for a name that cannot be
 * one, and for a value that is neither a number nor a text.
 */
export async function withConstants(
  files: PackageFiles,
  { constants }: Pick<ProblemYaml, 'constants'>,
  findings: Findings,
): Promise<PackageFiles> {
  if (constants === undefined) return files
  const known = constantsOf(await readYamlAsTexts(files, 'problem.yaml'))
  const replacing = { known, findings, added: 0 }
  return {
    ...files,
    read: async (path) => {
      const bytes = await files.read(path)
      // A file that is no text stays as it is.
      const text = hasConstants(path) ? utf8TextOf(bytes) : null
      return text === null ? bytes : Buffer.from(replaceConstants(text, path, replacing))
    },
  }
}

/** The texts as they are written, because a number would lose the digits beyond 2^53 and the form of a decimal. */
function constantsOf(yaml: unknown): Constants {
  const written = typeof yaml === 'object' && yaml !== null && 'constants' in yaml ? yaml.constants : {}
  const parsed = constantsSchema.safeParse(written)
  if (!parsed.success)
    throw new PackageError(
      `problem.yaml: constants.${parsed.error.issues[0]?.path.join('.')}: neither a number nor a text, nor a map of these`,
    )
  const known = new Map<string, string>()
  for (const [name, variants] of Object.entries(parsed.data)) {
    if (!namePattern.test(name))
      throw new PackageError(
        `problem.yaml: constants: "${shownKey(name)}" cannot be a name; it has letters, digits and "_", and no digit first.`,
      )
    const { value } = variants
    if (value === undefined) throw new PackageError(`problem.yaml: constants.${name} has no "value".`)
    known.set(name, value)
    for (const [variant, text] of Object.entries(variants)) known.set(`${name}.${variant}`, text)
  }
  return known
}

const programFolders = [
  ...['input_validators', 'input_format_validators', 'output_validator', 'output_validators'],
  ...['include', 'submissions'],
]

function hasConstants(path: string): boolean {
  if (/^(?:statement|problem_statement)\/[^/]*\.(?:md|tex)$/.test(path)) return true
  if (path.startsWith('data/')) return path.endsWith('/test_group.yaml')
  if (path === 'submissions/submissions.yaml') return false
  return programFolders.some((folder) => path.startsWith(`${folder}/`))
}

/** Far more than a package needs; a text may contain a value very often. */
const mostAddedCharacters = 16 * 1024 * 1024

interface ReplacementInput {
  readonly known: Constants
  readonly findings: Findings
  /** How many characters were put in so far. */
  added: number
}

const sequence = /\{\{([a-zA-Z_]\w*(?:\.\w+)?)\}\}/g
const texSequence = /\\constant\{([a-zA-Z_]\w*(?:\.\w+)?)\}/g
/** Markers for the position of samples in a statement. */
const sampleMarks = ['nextsample', 'remainingsamples']

function replaceConstants(text: string, path: string, replacing: ReplacementInput): string {
  return text.replaceAll(path.endsWith('.tex') ? texSequence : sequence, (written, name: string) => {
    const value = replacing.known.get(name)
    if (value === undefined && !sampleMarks.includes(name))
      replacing.findings.gather(
        `problem.yaml has no constant "${shownKey(name)}", which stays as it is`,
        path,
      )
    replacing.added += value?.length ?? 0
    if (replacing.added > mostAddedCharacters)
      throw new PackageError('problem.yaml: the values of constants fill more than 16 MiB of the package.')
    return value ?? written
  })
}
