import { Link } from 'react-router'
import { problemPath } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { partText } from './filter-choices.ts'
import type { Library } from './filter-problems.ts'
import type { ListedProblem } from './listed-problem.ts'
import { findMostRestrictivePart } from './most-restrictive-part.ts'
import { findNearestMatches } from './nearest-matches.ts'
import { emptyFilter, type ProblemFilter, withoutPart } from './problem-filter.ts'

interface NoMatchProps {
  library: Library
  filter: ProblemFilter
  onChange: (filter: ProblemFilter) => void
}

/** Shown when nothing matches: suggests which filter to remove, what is nearest to the text, and offers to clear all. */
export function NoMatch({ library, filter, onChange }: NoMatchProps) {
  const hindering = findMostRestrictivePart(library, filter)
  const name = hindering && partText(filter, hindering.part, library.lists)
  const nearest = findNearestMatches(library, filter.title)
  return (
    <div className="panel">
      <EmptyState
        title="No problems found matching your filters"
        detail={hindering && `Without ${name} there would be ${hindering.count}.`}
      >
        <Button isSmall onClick={() => onChange(emptyFilter)}>
          Clear Filters
        </Button>
        {hindering && (
          <Button isSmall look="ghost" onClick={() => onChange(withoutPart(filter, hindering.part))}>
            Remove {name}
          </Button>
        )}
        {nearest.tags.map((tag) => (
          <Button key={tag} isSmall look="ghost" onClick={() => onChange({ ...emptyFilter, tag })}>
            All of {tag}
          </Button>
        ))}
      </EmptyState>
      {nearest.problems.length > 0 && <Nearest problems={nearest.problems} />}
    </div>
  )
}

function Nearest({ problems }: { problems: readonly ListedProblem[] }) {
  return (
    <section aria-label="Nearest to your search" className="-mt-6 px-4 pb-10 text-center">
      <h3 className="text-ui text-muted">Nearest to your search</h3>
      <ul className="mt-2 flex flex-wrap justify-center gap-2">
        {problems.map((problem) => (
          <li key={problem._id} className="min-w-0">
            <Link to={problemPath(problem)} className="btn btn-sm max-w-full min-w-0">
              <bdi className="truncate">
                {problem.number}. {problem.title}
              </bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
