import type { DetailedSubmission } from '@codedojo/contract'

type Versions = Pick<DetailedSubmission, 'problemVersion' | 'currentVersion' | 'isJudgedAsNow'>

/** How the problem has changed since the submission; null if not at all. */
export function versionChangeText({
  problemVersion,
  currentVersion,
  isJudgedAsNow,
}: Versions): string | null {
  if (problemVersion === currentVersion) return null
  const was =
    problemVersion === null
      ? `Made for an early version of the problem; now it is version ${currentVersion}.`
      : `Made for version ${problemVersion} of the problem; now it is version ${currentVersion}.`
  return isJudgedAsNow
    ? `${was} It is judged in the same way.`
    : `${was} It is judged in another way since, so the same code may get another verdict.`
}
