import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { SubmissionComparison } from '../../../features/submission-history/compare/submission-comparison.tsx'
import { submissionQuery } from '../../../features/submission-history/queries.ts'
import { SubmissionSkeleton } from '../../../features/submission-history/submission/submission-skeleton.tsx'
import { submissionPath, submissionsPath } from '../../../lib/paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { MissingOrFailed } from '../../../ui/missing-or-failed.tsx'
import { useTitle } from '../../shell/use-title.ts'

/** Compares two submissions side by side. */
export function SubmissionDifferencePage() {
  const { id = '', other = '' } = useParams()
  // When another submission is chosen, the old comparison stays until it is loaded, and with it the focus.
  const left = useQuery({ ...submissionQuery(id), placeholderData: keepPreviousData })
  const right = useQuery({ ...submissionQuery(other), placeholderData: keepPreviousData })
  useTitle(right.data ? `What changed: ${right.data.problemTitle}` : 'What changed')
  const missing = [left, right].find((reading) => reading.isError && reading.data === undefined)
  if (missing)
    return (
      <>
        <h1 className="sr-only">What changed</h1>
        <MissingOrFailed
          reading={missing}
          missing="There is no such submission of yours."
          wayOn={
            <Link to={submissionsPath} className={buttonClasses({ look: 'primary' })}>
              Your submissions
            </Link>
          }
          failed="Failed to load the submissions."
        />
      </>
    )
  if (!left.data || !right.data) return <SubmissionSkeleton />
  return (
    <>
      <header className="mb-6">
        <nav aria-label="Breadcrumb" className="flex flex-wrap gap-x-2 text-ui text-muted">
          <Link to={submissionsPath} className="inline-flex items-center hover:text-ink max-md:min-h-11">
            Your submissions
          </Link>
          <span aria-hidden className="max-md:self-center">
            /
          </span>
          <Link
            to={submissionPath(right.data._id)}
            className="inline-flex min-w-0 items-center hover:text-ink max-md:min-h-11"
          >
            <bdi className="truncate">{right.data.problemTitle}</bdi>
          </Link>
        </nav>
        <h1 className="mt-1 text-display">What changed</h1>
      </header>
      <SubmissionComparison chosen={{ left: id, right: other }} left={left.data} right={right.data} />
    </>
  )
}
