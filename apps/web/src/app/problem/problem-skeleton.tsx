import { DescriptionSkeleton } from '../../features/statement/description-skeleton.tsx'
import { KeepAboveTheFold } from '../above-the-fold/keep-above-the-fold.tsx'
import { ProblemFrame } from './problem-frame.tsx'

/** The placeholder of a loading problem page. */
export function ProblemSkeleton() {
  return (
    <ProblemFrame>
      <KeepAboveTheFold />
      <DescriptionSkeleton />
    </ProblemFrame>
  )
}
