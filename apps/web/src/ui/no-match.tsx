import type { ReactNode } from 'react'
import { useCounts } from '../lib/api/use-counts.ts'
import { pluralize } from '../lib/format/pluralize.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

interface NoMatchProps<Filter extends object> {
  /** Singular of what the list holds: "user". */
  thing: string
  title: string
  detail?: ReactNode
  filter: Filter
  /** The filter without any restriction. */
  all: Filter
  /** The active filters in words: "the role Admins", or "“grph”" for a search. Inactive filters have none. */
  names: Readonly<Partial<Record<keyof Filter, string | null | undefined>>>
  count: (filter: Filter) => Promise<number>
  onChange: (filter: Filter) => void
}

/**
 * Shown when filters match nothing: which filter to drop, with the number of matches then; where dropping one does not help,
 * which one to keep; and a button that clears all.
 */
export function NoMatch<Filter extends object>(props: NoMatchProps<Filter>) {
  const { title, detail, filter, all, names, onChange } = props
  const isPart = (key: string): key is keyof Filter & string => key in names
  const parts = Object.keys(names)
    .filter(isPart)
    .flatMap((part) => {
      const name = names[part]
      return name
        ? [{ name, without: withoutPart(filter, part, all), alone: { ...all, [part]: filter[part] } }]
        : []
    })
  const dropped = parts.map(({ name, without }) => ({ text: `Drop ${name}`, filter: without }))
  const kept = parts.map(({ name, alone }) => ({ text: `Keep only ${name}`, filter: alone }))
  return (
    <div className="panel">
      <EmptyState title={title} detail={detail}>
        <Choices
          {...props}
          choices={dropped}
          instead={parts.length > 2 ? <Choices {...props} choices={kept} /> : null}
        />
        <Button isSmall look="ghost" onClick={() => onChange(all)}>
          Clear Filters
        </Button>
      </EmptyState>
    </div>
  )
}

interface ChoicesProps<Filter extends object>
  extends Pick<NoMatchProps<Filter>, 'thing' | 'count' | 'onChange'> {
  choices: readonly { readonly text: string; readonly filter: Filter }[]
  /** Shown when none of the choices matches anything. */
  instead?: ReactNode
}

/** The filters that match something, with the number of matches. */
function Choices<Filter extends object>({
  thing,
  count,
  onChange,
  choices,
  instead = null,
}: ChoicesProps<Filter>) {
  const counts = useCounts(
    [thing, ...choices.map(({ text }) => text)],
    choices.map(
      ({ filter }) =>
        () =>
          count(filter),
    ),
  )
  if (counts.every((each) => each === 0)) return instead
  return choices.map(({ text, filter }, at) => {
    const matching = counts[at] ?? 0
    return (
      matching > 0 && (
        <Button key={text} isSmall onClick={() => onChange(filter)}>
          <span className="max-w-72 truncate">
            {text}: {pluralize(matching, thing)}
          </span>
        </Button>
      )
    )
  })
}

function withoutPart<Filter extends object>(filter: Filter, part: keyof Filter, all: Filter): Filter {
  const { [part]: _dropped, ...others } = filter
  return { ...all, ...others }
}

interface NothingFoundProps {
  title: string
  detail?: ReactNode
  onClear: () => void
}

/** Shown when a search without other filters finds nothing: a button that clears it. */
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
