import type { ManagedUser } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { shownRangeText } from '../../lib/format/pluralize.ts'
import { useIsNarrowDesktop } from '../../lib/use-media-query.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { NoMatch } from '../../ui/no-match.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { countUsers, usersPerPage, usersQuery } from './queries.ts'
import { useUserSearchParams } from './use-user-search-params.ts'
import type { UserAction } from './user-actions.ts'
import { UserCards } from './user-cards.tsx'
import { UserDialogs } from './user-dialogs.tsx'
import { filterNames, isNarrowed } from './user-filter.ts'
import { UserFilterBar } from './user-filter-bar.tsx'
import { UserTable } from './user-table.tsx'
import { UserTotals } from './user-totals.tsx'
import { UsersSkeleton } from './users-skeleton.tsx'

interface UserListProps {
  /** Id of the admin. */
  ownId: string
  /** Called when the admin's own role or sessions have changed: the session must be refetched. */
  onOwnChange: () => void
}

/** All accounts, twenty per page; the server filters. */
export function UserList({ ownId, onOwnChange }: UserListProps) {
  const { filter, chooseFilter } = useUserSearchParams()
  const [started, setStarted] = useState<{ act: UserAction; user: ManagedUser } | null>(null)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <UserFilterBar filter={filter} onChange={chooseFilter} />
        <UserTotals />
      </div>
      <UserPage ownId={ownId} onStart={(act, user) => setStarted({ act, user })} />
      <UserDialogs
        ownId={ownId}
        onStart={(act, user) => setStarted({ act, user })}
        started={started}
        onClose={() => setStarted(null)}
        onChanged={(user) => {
          if (user._id === ownId) onOwnChange()
        }}
      />
    </>
  )
}

interface UserPageProps {
  ownId: string
  onStart: (act: UserAction, user: ManagedUser) => void
}

function UserPage({ ownId, onStart }: UserPageProps) {
  const { filter, page, chooseFilter, choosePage } = useUserSearchParams()
  const { data, error, isFetching, refetch } = useQuery(usersQuery(filter, page))
  const Rows = useIsNarrowDesktop() ? UserCards : UserTable
  if (data === undefined && error !== null)
    return (
      <div className="panel">
        <ErrorState
          title="Failed to load the users."
          detail={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </div>
    )
  if (data === undefined) return <UsersSkeleton />
  if (data.items.length === 0 && isNarrowed(filter))
    return (
      <NoMatch
        thing="user"
        title="No users found"
        detail="Try a different search term"
        filter={filter}
        all={{}}
        names={filterNames(filter)}
        count={countUsers}
        onChange={chooseFilter}
      />
    )
  if (data.items.length === 0) return <NoUsers />
  const first = (page - 1) * usersPerPage + 1
  const lastPage = Math.max(1, Math.ceil(data.total / usersPerPage))
  return (
    <>
      <Rows users={data.items} ownId={ownId} onStart={onStart} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ui text-muted">
          {shownRangeText({ first, count: data.items.length, total: data.total }, 'user')}
        </p>
        {lastPage > 1 && (
          <Pagination label="Pages of users" page={page} lastPage={lastPage} onChoose={choosePage} />
        )}
      </div>
    </>
  )
}

function NoUsers() {
  return (
    <div className="panel">
      <EmptyState
        title="No users found"
        detail="No users available"
        icon={<Users size={18} strokeWidth={1.75} aria-hidden />}
      />
    </div>
  )
}
