import { useQuery } from '@tanstack/react-query'
import { waitingQuery } from '../features/admin-overview/queries.ts'
import { waitingPageOf } from './waiting-page-of.ts'

/** How many things wait for an admin on the page at this path and those below it; nothing when none does. */
export function WaitingMark({ path }: { path: string }) {
  const { data = [] } = useQuery(waitingQuery)
  const count = data
    .filter((each) => isWithin(waitingPageOf(each), path))
    .reduce((sum, each) => sum + each.count, 0)
  if (count === 0) return null
  return (
    <span className="num ml-auto text-ui text-primary">
      {count.toLocaleString('en')}
      <span className="sr-only">{count === 1 ? ' waits' : ' wait'}</span>
    </span>
  )
}

function isWithin(page: string, path: string): boolean {
  return page === path || page.startsWith(`${path}?`) || page.startsWith(`${path}/`)
}
