import { DescriptionSkeleton } from '../../features/statement/description-skeleton.tsx'
import { FirstSightStays } from '../first-sight/first-sight-stays.tsx'
import { ProblemFrame } from './problem-frame.tsx'

/** The page of a problem while it is on its way. */
export function ProblemBones() {
  return (
    <ProblemFrame>
      <FirstSightStays />
      <DescriptionSkeleton />
    </ProblemFrame>
  )
}
