import { useQuery } from '@tanstack/react-query'
import { ListsOverview } from '../../../features/problem-lists/lists-overview.tsx'
import { solvedQuery } from '../../../features/problems/queries.ts'
import { useTitle } from '../../shell/use-title.ts'

export function ListsPage() {
  useTitle('Lists')
  const { data: solved = nothing } = useQuery(solvedQuery)
  return (
    <>
      <header className="mb-6">
        <h1 className="text-display max-md:text-heading">Lists</h1>
        <p className="mt-1 text-base text-muted">Problems you keep, in your own order.</p>
      </header>
      <ListsOverview solved={solved} />
    </>
  )
}

const nothing: ReadonlySet<string> = new Set()
