import { functionFolder } from '../codedojo-files.ts'
import type { ProblemPackage } from '../read-problem-package.ts'
import type { PackageSubmission } from '../submissions.ts'
import { sourceName } from '../write/source-name.ts'

/** The solutions that are only the function of the signature, as programs that must be Accepted. */
export function functionSubmissions({
  functionSolutions,
}: Pick<ProblemPackage, 'functionSolutions'>): PackageSubmission[] {
  return functionSolutions.map(({ language, code }) => ({
    path: `${functionFolder}/${sourceName(language)}`,
    className: functionFolder,
    language,
    languageLabel: language,
    sources: [{ name: sourceName(language), bytes: Buffer.from(code) }],
    expected: ['Accepted'],
    promises: [],
    timeUse: null,
  }))
}
