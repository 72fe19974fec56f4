import type { ReactNode } from 'react'
import { useCounts } from '../lib/use-counts.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

/** One of the things that a list is narrowed by. */
export interface FilterPart {
  /** "the role Admins", or "“grph”" for what was searched for. */
  readonly name: string
  /** How many there are without it. */
  readonly countWithout: () => Promise<number>
  readonly onDrop: () => void
}

interface NoMatchProps {
  /** "users". */
  things: string
  title: string
  detail?: ReactNode
  parts: readonly FilterPart[]
  onClear: () => void
}

interface NothingFoundProps {
  title: string
  detail?: ReactNode
  onClear: () => void
}

/** A search that finds nothing, where nothing else narrows the list: the way back to everything. */
export function NothingFound({ title, detail, onClear }: NothingFoundProps) {
  return (
    <div className="panel">
      <EmptyState title={title} detail={detail}>
        <Button isSmall onClick={onClear}>
          Clear the search
        </Button>
      </EmptyState>
    </div>
  )
}

/** Filters that match nothing: which one to drop, with what is there then, and the way back to everything. */
export function NoMatch({ things, title, detail, parts, onClear }: NoMatchProps) {
  const key = [things, ...parts.map(({ name }) => name)]
  const counts = useCounts(
    key,
    parts.map(({ countWithout }) => countWithout),
  )
  return (
    <div className="panel">
      <EmptyState title={title} detail={detail}>
        {parts.map(({ name, onDrop }, at) => {
          const count = counts[at] ?? 0
          return (
            count > 0 && (
              <Button key={name} isSmall onClick={onDrop}>
                <span className="max-w-72 truncate">
                  Drop {name}: {count.toLocaleString('en')} {count === 1 ? 'matches' : 'match'}
                </span>
              </Button>
            )
          )
        })}
        <Button isSmall look="ghost" onClick={onClear}>
          Clear Filters
        </Button>
      </EmptyState>
    </div>
  )
}
