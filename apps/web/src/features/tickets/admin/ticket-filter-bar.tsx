import { ticketStates } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { useSearchText } from '../../../lib/address/use-search-text.ts'
import { formatCount } from '../../../lib/format/pluralize.ts'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { ticketStateLooks } from '../ticket-state-pill.tsx'
import { managedTicketsQuery } from './queries.ts'
import type { TicketAdminProps } from './ticket-admin.tsx'

/** Filters messages by state and text; each state shows its count. */
export function TicketFilterBar({ filter, onFilter }: Pick<TicketAdminProps, 'filter' | 'onFilter'>) {
  const { data } = useQuery(managedTicketsQuery(filter))
  const { typed, setTyped } = useSearchText({
    text: filter.q,
    onPause: (q, options) => onFilter({ ...filter, q, page: 1 }, options),
  })
  return (
    <search aria-label="Filter the messages" className="mb-3 space-y-3">
      <div className="seg max-md:flex">
        {[...ticketStates, null].map((state) => (
          <button
            key={state ?? 'all'}
            type="button"
            aria-pressed={filter.state === state}
            className="max-md:h-11! max-md:flex-1 max-md:justify-center max-md:px-1!"
            onClick={() => onFilter({ ...filter, state, page: 1 })}
          >
            {state === null ? 'All' : ticketStateLooks[state].word}
            {state !== null && data && (
              <span className="num text-faint">{formatCount(data.items.counts[state])}</span>
            )}
          </button>
        ))}
      </div>
      <SearchField
        label="Search messages"
        placeholder="Words, name or email"
        className="w-full"
        value={typed}
        onType={setTyped}
      />
    </search>
  )
}
