import { PackageRefusedError } from './package-error.ts'
import { isIgnored, type PackageFiles, pathsBelow } from './package-files.ts'
import type { PackageFormat, ProblemYaml } from './problem-yaml.ts'

const typeNames: Readonly<Record<string, string>> = {
  scoring: 'it is a scoring problem',
  interactive: 'it is interactive',
  'multi-pass': 'it is a multi-pass problem',
  'submit-answer': 'its answers are submitted instead of programs',
}

/** Throws `PackageRefusedError` for whatever is not plain pass-fail with the default validator. */
export function refuseUnsupported(yaml: ProblemYaml, format: PackageFormat, files: PackageFiles): void {
  const reason =
    reasonOfType(yaml) ??
    reasonOfValidation(yaml) ??
    (format === '2025-09' ? reasonOfFolder(yaml, files) : undefined) ??
    reasonOfCaseFiles(files)
  if (reason) throw new PackageRefusedError(`This package cannot be judged here: ${reason}.`)
}

function reasonOfType({ type }: ProblemYaml): string | undefined {
  // A legacy type may hold several words in one string.
  const other = type.flatMap((text) => text.split(/\s+/)).find((word) => word !== 'pass-fail' && word !== '')
  return other && (typeNames[other] ?? `its type "${other}" is unknown`)
}

function reasonOfValidation({ validation }: ProblemYaml): string | undefined {
  if (!validation?.startsWith('custom')) return undefined
  if (validation.includes('interactive')) return 'it is interactive'
  if (validation.includes('score')) return 'it is a scoring problem'
  return 'it needs a custom output validator'
}

/** A new package has no `validation`: the folder itself says that the validator is custom. A legacy leftover says nothing. */
function reasonOfFolder({ validation }: ProblemYaml, files: PackageFiles): string | undefined {
  if (validation?.startsWith('default')) return undefined
  const found = ['output_validator', 'output_validators'].some((folder) =>
    pathsBelow(files, folder).some((path) => !isIgnored(path)),
  )
  return found ? 'it needs a custom output validator' : undefined
}

function reasonOfCaseFiles(files: PackageFiles): string | undefined {
  const beside = files.paths.find((path) => /^data\/(sample|secret)\/.*\.files\//.test(path))
  return beside && `a case needs files beside its input (${beside})`
}
