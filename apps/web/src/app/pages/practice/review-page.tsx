import type { ProblemReview } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { ReviewQueue } from '../../../features/practice/review/review-queue.tsx'
import { problemsQuery } from '../../../features/problems/queries.ts'
import { DifficultyMark } from '../../../shared/problems/difficulty-mark.tsx'
import { useHiddenFacts } from '../../../shared/problems/use-hidden-facts.ts'
import { useTitle } from '../../shell/use-title.ts'

export function ReviewPage() {
  useTitle('Review')
  const { data: problems = noProblems } = useQuery(problemsQuery)
  const hidden = useHiddenFacts()
  const facts = ({ difficulty }: ProblemReview) =>
    hidden.difficulty ? null : <DifficultyMark difficulty={difficulty} />
  return (
    <>
      <header className="mb-6">
        <h1 className="text-display max-md:text-heading">Review</h1>
        <p className="mt-1 text-base text-muted">Your own mistakes, brought back before you forget them.</p>
      </header>
      <ReviewQueue problems={problems} renderFacts={facts} />
    </>
  )
}

const noProblems = [] as const
