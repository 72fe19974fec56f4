import {
  acceptedBesideReferences,
  functionSubmissions,
  type PackageSubmission,
  type ProblemPackage,
} from '@codedojo/problem-package'
import type { JudgeParts } from '../judge-parts.ts'
import { countsForTime, type FoundTimeLimit } from './find-time-limit.ts'
import { canJudge, judgePackageSubmission } from './judge-package-submission.ts'
import { rejectionSentence } from './rejection-sentence.ts'

export interface AcceptedToJudge {
  readonly read: ProblemPackage
  readonly parts: JudgeParts
  readonly limit: Exclude<FoundTimeLimit, { readonly kind: 'unknown' }>
  readonly signal: AbortSignal | undefined
}

export interface AcceptedReport {
  /** One sentence for each program that must be Accepted but is not. */
  readonly rejections: readonly string[]
  /** Programs in languages that this machine lacks. */
  readonly unjudged: readonly PackageSubmission[]
}

/**
 * Judges the programs that must be Accepted and were not judged when the limit was derived. Reference solutions are skipped,
 * because the import judges them.
 */
export async function judgeAccepted({
  read,
  parts,
  limit,
  signal,
}: AcceptedToJudge): Promise<AcceptedReport> {
  const isMeasured = (submission: PackageSubmission) =>
    limit.kind === 'derived' && submission.className === 'accepted' && countsForTime(submission, read)
  const known = [...acceptedBesideReferences(read), ...functionSubmissions(read)].filter(
    ({ language }) => language !== null,
  )
  const unjudged = known.filter((one) => !canJudge(one, parts))
  const judged = known.filter((one) => canJudge(one, parts) && !isMeasured(one))
  const rejections = limit.kind === 'derived' ? [...limit.rejections] : []
  for (const submission of judged) {
    const { timeMs } = limit
    const outcome = await judgePackageSubmission({ read, parts, submission, timeMs, signal }, 'failure')
    if (outcome.status !== 'Accepted') rejections.push(rejectionSentence({ submission, outcome, read }))
  }
  return { rejections, unjudged }
}
