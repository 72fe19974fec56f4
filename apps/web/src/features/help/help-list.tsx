import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSearchText } from '../../lib/address/use-search-text.ts'
import { contactPath, helpPath } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import { ReadFailed } from '../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { helpPagesQuery } from './queries.ts'

/** The help pages in reading order, with a search. */
export function HelpList() {
  const [q, setQ] = useState('')
  const { typed, setTyped } = useSearchText({ text: q, onPause: setQ })
  const { data: found, error, isPending, isFetching, refetch } = useQuery(helpPagesQuery(q))
  if (isPending) return <ListSkeleton />
  if (found === undefined)
    return <ReadFailed title="Failed to load the help pages." reading={{ error, isFetching, refetch }} />
  return (
    <>
      <search aria-label="Search the help" className="mb-4 block">
        <SearchField label="Search the help" className="w-full md:w-80" value={typed} onType={setTyped} />
      </search>
      {found.length === 0 ? (
        <div className="panel">
          <EmptyState title="No page matches." detail="Ask or write to us instead.">
            <Link to={contactPath} className="btn btn-sm">
              Contact Us
            </Link>
          </EmptyState>
        </div>
      ) : (
        <ul aria-label="Help pages" className="panel divide-y divide-line overflow-hidden">
          {found.map((page) => (
            <li key={page.slug}>
              <Link
                to={helpPath(page)}
                className="flex min-h-11 items-center gap-4 px-4 py-3 outline-offset-[-2px] hover:bg-raised"
              >
                <span className="min-w-0 flex-1">
                  <span className="block text-body">{page.title}</span>
                  <span className="block text-ui text-muted">{page.summary}</span>
                </span>
                <ChevronRight size={16} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function ListSkeleton() {
  return (
    <Skeleton label="Loading the help pages" className="panel divide-y divide-line">
      {['w-40', 'w-56', 'w-48', 'w-36'].map((width) => (
        <div key={width} className="space-y-2 px-4 py-4">
          <Bone className={width} />
          <Bone className="w-2/3" />
        </div>
      ))}
    </Skeleton>
  )
}
