import { ownNotesQuery } from '@codedojo/contract'
import { useCallback } from 'react'
import { NotesOverview } from '../../../features/problem-notes/notes-overview.tsx'
import { useFilterAddress } from '../../../lib/address/use-filter-address.ts'
import { useTitle } from '../../shell/use-title.ts'

export function NotesPage() {
  useTitle('Notes')
  const { filter, page, chooseFilter, choosePage } = useFilterAddress(searchOfAddress)
  const onSearch = useCallback(
    (q: string, options?: { replace: boolean }) => chooseFilter({ q }, options),
    [chooseFilter],
  )
  return (
    <>
      <header className="mb-6">
        <h1 className="text-display max-md:text-heading">Notes</h1>
        <p className="mt-1 text-base text-muted">What you wrote down beside problems. Only you see it.</p>
      </header>
      <NotesOverview q={filter.q} page={page} onSearch={onSearch} onPage={choosePage} />
    </>
  )
}

function searchOfAddress(params: URLSearchParams): { readonly q: string } {
  return { q: ownNotesQuery.shape.q.safeParse(params.get('q') ?? '').data ?? '' }
}
