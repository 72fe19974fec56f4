import { referenceSubmissions } from './codedojo-files.ts'
import type { ProblemPackage } from './read-problem-package.ts'
import type { PackageSubmission } from './submissions.ts'

/** Whether the package declares the program Accepted, by its folder or by an expectation in the program itself. */
export function isLabelledAccepted({
  className,
  expected,
}: Pick<PackageSubmission, 'className' | 'expected'>): boolean {
  return className === 'accepted' || expected?.join() === 'Accepted'
}

/** The programs that must be Accepted and do not become reference solutions. The import judges reference solutions anyway. */
export function acceptedBesideReferences({
  submissions,
}: Pick<ProblemPackage, 'submissions'>): PackageSubmission[] {
  const kept = new Set(referenceSubmissions(submissions).map(({ submission }) => submission))
  return submissions.filter((one) => isLabelledAccepted(one) && !kept.has(one))
}
