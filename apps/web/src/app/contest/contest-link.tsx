import type { Problem } from '@codedojo/contract'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { contestPath, contestsPath } from '../../lib/paths.ts'
import { buttonClasses } from '../../ui/button.tsx'

/** A link from a problem's ordinary page to the contest that uses it, or to the list of contests while that is unknown. */
export function ContestLink({ contest }: Pick<Problem, 'contest'>) {
  return (
    <Link to={contest ? contestPath(contest) : contestsPath} className={buttonClasses({ isSmall: true })}>
      Go to the contest
      <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
    </Link>
  )
}
