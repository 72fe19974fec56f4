import { DescriptionSkeleton } from '../../features/statement/description-skeleton.tsx'
import { AboveTheFoldStays } from '../above-the-fold/above-the-fold-stays.tsx'
import { ProblemFrame } from './problem-frame.tsx'

/** The placeholder of a loading problem page. */
export function ProblemSkeleton() {
  return (
    <ProblemFrame>
      <AboveTheFoldStays />
      <DescriptionSkeleton />
    </ProblemFrame>
  )
}
