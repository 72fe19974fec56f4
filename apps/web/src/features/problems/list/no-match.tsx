import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { partText } from './filter-choices.ts'
import type { Library } from './filter-problems.ts'
import { findMostRestrictivePart } from './most-restrictive-part.ts'
import { emptyFilter, type ProblemFilter, withoutPart } from './problem-filter.ts'

interface NoMatchProps {
  library: Library
  filter: ProblemFilter
  onChange: (filter: ProblemFilter) => void
}

/** Shown when nothing matches: suggests which filter to remove, and offers to clear all. */
export function NoMatch({ library, filter, onChange }: NoMatchProps) {
  const hindering = findMostRestrictivePart(library, filter)
  const name = hindering && partText(filter, hindering.part, library.lists)
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
      </EmptyState>
    </div>
  )
}
