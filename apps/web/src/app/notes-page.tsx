import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { NotesOverview } from '../features/problem-notes/notes-overview.tsx'
import { pageOfAddress } from '../lib/page-of-address.ts'
import { useTitle } from './use-title.ts'

export function NotesPage() {
  useTitle('Notes')
  const [params, setParams] = useSearchParams()
  const q = params.get('q') ?? ''
  const page = pageOfAddress(params)
  const onSearch = useCallback(
    (text: string, options?: { replace: boolean }) =>
      setParams(text === '' ? {} : { q: text }, { ...options, preventScrollReset: true }),
    [setParams],
  )
  return (
    <>
      <header className="mb-6">
        <h1 className="text-display max-md:text-heading">Notes</h1>
        <p className="mt-1 text-base text-muted">What you wrote down beside problems. Only you see it.</p>
      </header>
      <NotesOverview
        q={q}
        page={page}
        onSearch={onSearch}
        onPage={(next) =>
          setParams(
            { ...(q && { q }), ...(next > 1 && { page: String(next) }) },
            { preventScrollReset: true },
          )
        }
      />
    </>
  )
}
