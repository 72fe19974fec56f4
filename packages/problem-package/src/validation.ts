import { PackageError, PackageRefusedError } from './package-error.ts'
import { isIgnored, type PackageFiles, pathsBelow } from './package-files.ts'
import { boundedMebibytes, boundedSeconds } from './package-limits.ts'
import type { PackageFormat, ProblemYaml } from './problem-yaml.ts'
import { isInteractiveProblem, isMultiPassProblem } from './refusals.ts'
import {
  readValidators,
  requireFewValidators,
  type UnusedValidator,
  type ValidatorProgram,
} from './validator-programs.ts'

/** Resource limits of a validator on one case. */
export interface ValidatorLimits {
  /** CPU time. */
  readonly timeMs: number
  readonly memoryBytes: number
  /** Total size of the files that it writes. */
  readonly outputBytes: number
}

/** How the outputs and inputs of a package are validated. */
export interface Validation {
  /** All of them must accept an output; empty if the default validator compares it with the answer. */
  readonly outputValidators: readonly ValidatorProgram[]
  /** The only output validator is an interactor: it talks to the program while this runs. */
  readonly isInteractive: boolean
  /** How often a program is run on one case at most; 1 unless the problem has several passes. */
  readonly maxPasses: number
  /** All of them must accept an input. */
  readonly inputValidators: readonly ValidatorProgram[]
  /** Input validators that cannot be run here. */
  readonly unusedInputValidators: readonly UnusedValidator[]
  readonly limits: ValidatorLimits
}

export interface ValidationReadOptions {
  readonly format: PackageFormat
  /** The format whose rules determine the language of a program. */
  readonly programFormat: PackageFormat
}

/** Throws `PackageRefusedError` if outputs can be validated only by a program that cannot be run here. */
export async function readValidation(
  files: PackageFiles,
  yaml: ProblemYaml,
  formats: ValidationReadOptions,
): Promise<Validation> {
  const input = await readInputValidators(files, formats)
  const isInteractive = isInteractiveProblem(yaml)
  const isCustom = formats.format === 'legacy' ? isCustomLegacy(yaml) : isCustomNew(files, yaml)
  const outputValidators = isCustom ? await readOutputValidators(files, formats) : []
  if (isInteractive && outputValidators.length !== 1)
    throw new PackageError(
      `An interactive problem has one output validator, which talks to the programs; this package has ${outputValidators.length}.`,
    )
  const maxPasses = maxPassesOf(yaml)
  if (maxPasses > 1 && outputValidators.length !== 1)
    throw new PackageError(
      `A multi-pass problem has one output validator, which makes the input of the next pass; this package has ${outputValidators.length}.`,
    )
  return {
    outputValidators,
    isInteractive,
    maxPasses,
    inputValidators: input.programs,
    unusedInputValidators: input.unused,
    limits: limitsOf(yaml),
  }
}

/** More would take a learner's whole day; the format knows no bound. */
const passesBound = 100

/** Throws `PackageError`. Source: "Multi-pass limit" of spec/2025-09.md. */
function maxPassesOf(yaml: ProblemYaml): number {
  if (!isMultiPassProblem(yaml)) return 1
  const { validation_passes: passes = 2 } = yaml.limits
  if (!Number.isInteger(passes) || passes < 2 || passes > passesBound)
    throw new PackageError(
      `problem.yaml: limits.validation_passes must be a whole number from 2 to ${passesBound}, not ${passes}.`,
    )
  return passes
}

/**
 * Whether a program is judged by its one output on an input. Otherwise it talks to an interactor or runs in several passes, and the
 * answer of a case is for the validator alone.
 */
export function isJudgedByOneOutput({ isInteractive = false, maxPasses = 1 }: Partial<Passes>): boolean {
  return !isInteractive && maxPasses === 1
}

/** What a problem stores of it: what is absent is as usual, one pass without an interactor. */
type Passes = Pick<Validation, 'isInteractive' | 'maxPasses'>

const outputFolders = ['output_validator', 'output_validators']

function isCustomLegacy({ validation }: ProblemYaml): boolean {
  return validation?.startsWith('custom') === true
}

/**
 * The new format has no `validation` key: a custom validator exists if its folder does, unless a legacy `validation: default` was
 * left in.
 */
function isCustomNew(files: PackageFiles, { validation }: ProblemYaml): boolean {
  if (validation?.startsWith('default')) return false
  return outputFolders.some((folder) => pathsBelow(files, folder).some((path) => !isIgnored(path)))
}

async function readOutputValidators(
  files: PackageFiles,
  { format, programFormat }: ValidationReadOptions,
): Promise<readonly ValidatorProgram[]> {
  const folder = outputFolders.find((each) => pathsBelow(files, each).length > 0) ?? 'output_validators'
  const holds = folder === 'output_validator' ? 'one' : 'each'
  const read = await readValidators(files, { folder, format: programFormat, holds })
  requireFewValidators(read, folder)
  const [unused] = read.unused
  if (unused)
    throw new PackageRefusedError(
      `This package cannot be judged here: the output validator ${unused.path} cannot be run, because ${unused.reason}.`,
    )
  if (read.programs.length === 0)
    throw new PackageError(`The package names a custom output validator, but ${folder} holds none.`)
  if (format !== 'legacy' && read.programs.length > 1)
    throw new PackageError(
      `${folder} holds ${read.programs.length} programs; this format has one output validator at most.`,
    )
  return read.programs
}

async function readInputValidators(files: PackageFiles, { format, programFormat }: ValidationReadOptions) {
  const folders = ['input_validators', ...(format === 'legacy' ? ['input_format_validators'] : [])]
  const read = await Promise.all(
    folders.map((folder) => readValidators(files, { folder, format: programFormat, holds: 'each' })),
  )
  const all = {
    programs: read.flatMap(({ programs }) => programs),
    unused: read.flatMap(({ unused }) => unused),
  }
  requireFewValidators(all, 'input_validators')
  return all
}

/** Source: "Limits" of spec/legacy.md and spec/2025-09.md; the defaults are the values that they call typical. */
function limitsOf({ limits }: ProblemYaml): ValidatorLimits {
  const mebibyte = 1024 * 1024
  return {
    timeMs: boundedSeconds(limits.validation_time ?? 60, 'validation_time'),
    memoryBytes: boundedMebibytes(limits.validation_memory, 'validation_memory') ?? 2048 * mebibyte,
    outputBytes: boundedMebibytes(limits.validation_output, 'validation_output') ?? 8 * mebibyte,
  }
}
