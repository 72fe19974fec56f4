import { mostExportIds } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { Download, Search } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { pluralize } from '../../lib/format/pluralize.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ExportRows, ExportRowsSkeleton } from './export-rows.tsx'
import { exportableProblemsPerPage, exportableProblemsQuery, exportUrl } from './queries.ts'

/** Downloads selected problems, or all, as one file. */
export function ExportPanel() {
  const [q, search] = useState('')
  const [page, choosePage] = useState(1)
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const list = useQuery(exportableProblemsQuery({ q: q.trim(), page }))
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    choose(next)
  }
  const lastPage = Math.max(1, Math.ceil((list.data?.total ?? 0) / exportableProblemsPerPage))
  return (
    <section aria-label="Problems to export" className="panel overflow-hidden">
      <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-2">
        <label className="input input-quiet min-w-0 flex-1 md:max-w-80">
          <Search size={16} strokeWidth={1.75} className="text-muted" aria-hidden />
          <input
            type="search"
            aria-label="Search problems to export"
            placeholder="Search problems..."
            maxLength={200}
            value={q}
            onChange={({ currentTarget }) => {
              search(currentTarget.value)
              choosePage(1)
            }}
          />
        </label>
        <Downloads chosen={[...chosen]} onClear={() => choose(new Set())} />
      </div>
      {list.isPending && <ExportRowsSkeleton />}
      {list.isError && (
        <ErrorState
          title="Failed to load the problems."
          detail={messageOf(list.error)}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      )}
      {list.data?.total === 0 && (
        <EmptyState
          title={q === '' ? 'There is no problem yet' : 'No problem has this in its title'}
          detail={q === '' ? 'Import a package, or create a problem.' : 'Search for another word.'}
        >
          {q !== '' && (
            <Button isSmall onClick={() => search('')}>
              Clear the search
            </Button>
          )}
        </EmptyState>
      )}
      {list.data && list.data.total > 0 && (
        <ExportRows problems={list.data.items} chosen={chosen} onToggle={toggle} />
      )}
      {lastPage > 1 && (
        <div className="border-t border-line px-4 py-2">
          <Pagination
            label="Pages of problems to export"
            page={Math.min(page, lastPage)}
            lastPage={lastPage}
            onChoose={choosePage}
          />
        </div>
      )}
    </section>
  )
}

function Downloads({ chosen, onClear }: { chosen: readonly string[]; onClear: () => void }) {
  const isTooMuch = chosen.length > mostExportIds
  return (
    <div className="flex flex-wrap items-center gap-2 md:ml-auto">
      {chosen.length > 0 && (
        <Button isSmall look="ghost" onClick={onClear}>
          Clear
        </Button>
      )}
      {chosen.length > 0 && !isTooMuch && (
        <a className={buttonClasses({ look: 'primary', isSmall: true })} href={exportUrl(chosen)} download>
          <Download size={14} strokeWidth={1.75} aria-hidden />
          Export {pluralize(chosen.length, 'problem')}
        </a>
      )}
      {isTooMuch && <p className="text-ui text-limit">At most {mostExportIds} at once, or all</p>}
      <a className={buttonClasses({ isSmall: true })} href={exportUrl(null)} download>
        <Download size={14} strokeWidth={1.75} aria-hidden />
        Export all
      </a>
    </div>
  )
}
