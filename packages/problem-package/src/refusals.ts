import { PackageRefusedError } from './package-error.ts'
import type { PackageFiles } from './package-files.ts'
import type { ProblemYaml } from './problem-yaml.ts'

const typeNames: Readonly<Record<string, string>> = {
  'submit-answer': 'its answers are submitted instead of programs',
}

/** Whether the output validator talks to the programs while they run, by the keys of either format. */
export function isInteractiveProblem({ type, validation }: ProblemYaml): boolean {
  const isCustom = validation?.startsWith('custom') === true
  return wordsIn(type).includes('interactive') || (isCustom && wordsIn([validation]).includes('interactive'))
}

/** Whether programs are run several times, each time on an input that the output validator makes of the output before. */
export function isMultiPassProblem({ type }: ProblemYaml): boolean {
  return wordsIn(type).includes('multi-pass')
}

/** Throws `PackageRefusedError` for every kind of problem except pass-fail and scoring, which may be interactive or have several passes. */
export function refuseUnsupported(yaml: ProblemYaml, files: PackageFiles): void {
  const reason =
    reasonOfType(yaml) ?? reasonOfValidation(yaml) ?? reasonOfFolder(files) ?? reasonOfCaseFiles(files)
  if (reason) throw new PackageRefusedError(`This package cannot be judged here: ${reason}.`)
}

/** A legacy value may contain several words in one string. */
function wordsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/\s+/)).filter((word) => word !== '')
}

const judgedTypes = ['pass-fail', 'scoring', 'interactive', 'multi-pass']

function reasonOfType(yaml: ProblemYaml): string | undefined {
  const other = wordsIn(yaml.type).find((word) => !judgedTypes.includes(word))
  if (other !== undefined) return typeNames[other] ?? `its type "${other}" is unknown`
  return isMultiPassProblem(yaml) && isInteractiveProblem(yaml)
    ? 'it is interactive and has several passes at once'
    : undefined
}

function reasonOfValidation({ validation }: ProblemYaml): string | undefined {
  const [kind, ...words] = validation?.trim().split(/\s+/) ?? []
  if (kind === undefined || kind === 'default') return undefined
  if (kind !== 'custom') return `its validation "${kind}" is unknown`
  return words.includes('score')
    ? 'its validators say the points themselves (validation: custom score)'
    : undefined
}

function reasonOfFolder({ paths }: PackageFiles): string | undefined {
  const found = paths.some((path) => path.startsWith('static_validator/'))
  return found ? 'a static validator looks at the code itself' : undefined
}

function reasonOfCaseFiles(files: PackageFiles): string | undefined {
  const beside = files.paths.find((path) => /^data\/(sample|secret)\/.*\.files\//.test(path))
  return beside && `a case needs files beside its input (${beside})`
}
