import { z } from 'zod'
import { checkGroupSettings, type GroupCheck } from './findings/group-keys.ts'
import { PackageRefusedError } from './package-error.ts'
import { hasFile, type PackageFiles } from './package-files.ts'
import { wordsOf } from './validator-flags.ts'
import { isReferredToBy, type ValidatorProgram } from './validator-programs.ts'
import { readYaml } from './yaml-file.ts'

/** Arguments for input validators: the same for all, or by name of the program. */
export type InputFlags = readonly string[] | Readonly<Record<string, readonly string[]>>

/** The settings of a case by its own file and its folders; undefined if none specifies them. */
export interface CaseSettings {
  readonly outputFlags: { readonly flags: readonly string[]; readonly path: string } | undefined
  readonly inputFlags: InputFlags | undefined
}

const oneText = z.string().transform((text) => text.split(/\s+/).filter((word) => word !== ''))
const words = z.union([oneText, z.array(z.coerce.string())])
/** The legacy format describes one validator as `{name, flags}`, the new format several as a map of names. */
const named = z.union([
  z.strictObject({ name: z.string(), flags: words }).transform(({ name, flags }) => ({ [name]: flags })),
  z.record(z.string(), words),
])
const groupSchema = z.looseObject({
  output_validator_args: z.array(z.coerce.string()).optional(),
  output_validator_flags: z
    .union([words, z.strictObject({ name: z.string(), flags: words }).transform(({ flags }) => flags)])
    .optional(),
  input_validator_args: z.union([words, named]).optional(),
  input_validator_flags: z.union([words, named]).optional(),
  args: words.optional(),
})
export type GroupSettings = z.infer<typeof groupSchema>

/**
 * Returns a function that reads the settings of a case. For each setting the case's own file takes precedence, then its folders
 * from the innermost outwards. Each file is parsed once. `base` is the path of a case without its extension. Throws
 * `PackageRefusedError` if programs get arguments, `PackageError` if validators get too many.
 */
export function startCaseSettings(
  files: PackageFiles,
  check: GroupCheck,
): (base: string) => Promise<CaseSettings> {
  const known = new Map<string, Promise<CaseSettings>>()
  const settingsIn = (path: string): Promise<CaseSettings> => {
    const settings = known.get(path) ?? readSettings(files, path, check)
    known.set(path, settings)
    return settings
  }
  return async (base) => {
    const read: CaseSettings[] = []
    for (const path of settingsPaths(files, base)) read.push(await settingsIn(path))
    return {
      outputFlags: read.find(({ outputFlags }) => outputFlags !== undefined)?.outputFlags,
      inputFlags: read.find(({ inputFlags }) => inputFlags !== undefined)?.inputFlags,
    }
  }
}

async function readSettings(files: PackageFiles, path: string, check: GroupCheck): Promise<CaseSettings> {
  const group = await readYaml(files, path, groupSchema)
  checkGroupSettings(path, group, check)
  if (group.args && group.args.length > 0)
    throw new PackageRefusedError(`This package cannot be judged here: ${path} gives the program arguments.`)
  const flags = outputFlagsOf(group)
  const inputFlags = inputFlagsOf(group)
  const ofInput =
    inputFlags === undefined ? [] : isList(inputFlags) ? [inputFlags] : Object.values(inputFlags)
  for (const each of [flags ?? [], ...ofInput]) wordsOf(each, path)
  return { outputFlags: flags && { flags, path }, inputFlags }
}

function settingsPaths(files: PackageFiles, base: string): string[] {
  const folders = base
    .split('/')
    .map((_, depth, parts) => parts.slice(0, parts.length - depth).join('/'))
    .slice(1)
  const paths = folders.flatMap((folder) => [`${folder}/test_group.yaml`, `${folder}/testdata.yaml`])
  return [`${base}.yaml`, ...paths].filter((path) => hasFile(files, path))
}

function outputFlagsOf(group: GroupSettings): readonly string[] | undefined {
  return group.output_validator_args ?? unlessEmpty(group.output_validator_flags)
}

function inputFlagsOf(group: GroupSettings): InputFlags | undefined {
  const legacy = group.input_validator_flags
  return group.input_validator_args ?? (Array.isArray(legacy) ? unlessEmpty(legacy) : legacy)
}

/** In legacy packages a group often contains the key without a value, which means no change. */
function unlessEmpty(flags: readonly string[] | undefined): readonly string[] | undefined {
  return flags?.some((text) => text.trim() !== '') ? flags : undefined
}

/** The arguments of one input validator. */
export function flagsOfValidator(
  flags: InputFlags,
  program: Pick<ValidatorProgram, 'path'>,
): readonly string[] {
  if (isList(flags)) return flags
  return Object.entries(flags).find(([name]) => isReferredToBy(name, program))?.[1] ?? []
}

function isList(flags: InputFlags): flags is readonly string[] {
  return Array.isArray(flags)
}
