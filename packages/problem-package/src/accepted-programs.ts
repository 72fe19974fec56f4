import { keptSubmissions } from './own-files.ts'
import type { ProblemPackage } from './read-problem-package.ts'
import type { PackageSubmission } from './submissions.ts'

/** Whether the package promises that the program is Accepted: by its folder, or by what the program itself expects. */
function isLabelledAccepted({
  className,
  expected,
}: Pick<PackageSubmission, 'className' | 'expected'>): boolean {
  return className === 'accepted' || expected?.join() === 'Accepted'
}

/** What must be Accepted and does not become a reference solution of the problem, where it would be judged as one. */
export function acceptedBesideKept({
  submissions,
}: Pick<ProblemPackage, 'submissions'>): PackageSubmission[] {
  const kept = new Set(keptSubmissions(submissions).map(({ submission }) => submission))
  return submissions.filter((one) => isLabelledAccepted(one) && !kept.has(one))
}
