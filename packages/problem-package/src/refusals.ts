import { PackageRefusedError } from './package-error.ts'
import type { PackageFiles } from './package-files.ts'
import type { ProblemYaml } from './problem-yaml.ts'

const typeNames: Readonly<Record<string, string>> = {
  scoring: 'it is a scoring problem',
  interactive: 'it is interactive',
  'multi-pass': 'it is a multi-pass problem',
  'submit-answer': 'its answers are submitted instead of programs',
}

/** Throws `PackageRefusedError` for every kind of problem except plain pass-fail. */
export function refuseUnsupported(yaml: ProblemYaml, files: PackageFiles): void {
  const reason =
    reasonOfType(yaml) ?? reasonOfValidation(yaml) ?? reasonOfFolder(files) ?? reasonOfCaseFiles(files)
  if (reason) throw new PackageRefusedError(`This package cannot be judged here: ${reason}.`)
}

function reasonOfType({ type }: ProblemYaml): string | undefined {
  // A legacy type may contain several words in one string.
  const other = type.flatMap((text) => text.split(/\s+/)).find((word) => word !== 'pass-fail' && word !== '')
  return other && (typeNames[other] ?? `its type "${other}" is unknown`)
}

function reasonOfValidation({ validation }: ProblemYaml): string | undefined {
  const [kind, ...words] = validation?.trim().split(/\s+/) ?? []
  if (kind === undefined || kind === 'default') return undefined
  if (kind !== 'custom') return `its validation "${kind}" is unknown`
  if (words.includes('interactive')) return 'it is interactive'
  return words.includes('score') ? 'it is a scoring problem' : undefined
}

function reasonOfFolder({ paths }: PackageFiles): string | undefined {
  const found = paths.some((path) => path.startsWith('static_validator/'))
  return found ? 'a static validator looks at the code itself' : undefined
}

function reasonOfCaseFiles(files: PackageFiles): string | undefined {
  const beside = files.paths.find((path) => /^data\/(sample|secret)\/.*\.files\//.test(path))
  return beside && `a case needs files beside its input (${beside})`
}
