import { type CaseResult, reportStates, reportSubjects } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { Flag, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchText } from '../../lib/address/use-search-text.ts'
import { formatCount } from '../../lib/format/pluralize.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Select } from '../../ui/form/select.tsx'
import { ListAndDetail } from '../../ui/list-and-detail.tsx'
import { NoMatch } from '../../ui/no-match.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ReadFailed } from '../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { countReports, type ReportFilter, reportsPerPage, reportsQuery } from './queries.ts'
import { ReportList } from './report-list.tsx'
import { subjectLooks } from './report-text.ts'
import { ReportView } from './report-view.tsx'

interface ReportAdminProps {
  /** Id of the selected report; null if none. */
  shown: string | null
  onShow: (id: string | null) => void
  renderCase: (result: CaseResult) => ReactNode
}

/** Filterable list of reports with the selected one beside it; on phones one replaces the other. */
export function ReportAdmin({ shown, onShow, renderCase }: ReportAdminProps) {
  const [filter, setFilter] = useState<ReportFilter>({ state: 'open', about: null, q: '', page: 1 })
  const change = (part: Partial<ReportFilter>) => {
    setFilter({ ...filter, page: 1, ...part })
    // The selected report may not match the filter.
    if (part.page === undefined && shown !== null) onShow(null)
  }
  return (
    <ListAndDetail
      list={
        <>
          <FilterBar filter={filter} onChange={change} />
          <Reports filter={filter} selected={shown} onSelect={onShow} onChange={change} />
        </>
      }
      detail={shown && <ReportView key={shown} id={shown} renderCase={renderCase} />}
      placeholder={
        <EmptyState
          icon={<Flag size={18} strokeWidth={1.75} aria-hidden />}
          title="Choose a report to read it."
        />
      }
      backText="All reports"
      width="wide"
      onBack={() => onShow(null)}
    />
  )
}

interface FilterBarProps {
  filter: ReportFilter
  onChange: (part: Partial<ReportFilter>) => void
}

const stateWords = { open: 'Open', mended: 'Resolved', declined: 'Declined' } as const
const every = ''

function FilterBar({ filter, onChange }: FilterBarProps) {
  const { data } = useQuery(reportsQuery(filter))
  const { typed, setTyped } = useSearchText({ text: filter.q, onPause: (q) => onChange({ q }) })
  return (
    <search aria-label="Filter the reports" className="mb-3 space-y-3">
      <div className="seg max-md:flex">
        {[...reportStates, null].map((state) => (
          <button
            key={state ?? 'all'}
            type="button"
            aria-pressed={filter.state === state}
            className="max-md:h-11! max-md:flex-1 max-md:justify-center max-md:px-1!"
            onClick={() => onChange({ state })}
          >
            {state === null ? 'All' : stateWords[state]}
            {state !== null && data && (
              <span className="num text-faint">{formatCount(data.items.counts[state])}</span>
            )}
          </button>
        ))}
      </div>
      <div className="flex gap-2">
        <label className="input input-quiet min-w-0 flex-1">
          <Search size={16} strokeWidth={1.75} className="text-muted" aria-hidden />
          <input
            type="search"
            aria-label="Search titles and reports"
            placeholder="Search"
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <Select
          label="About"
          isQuiet
          className="w-36"
          value={filter.about ?? every}
          options={[
            { value: every, text: 'Any subject' },
            ...reportSubjects.map((value) => ({ value, text: subjectLooks[value].word })),
          ]}
          onChoose={(value) => onChange({ about: reportSubjects.find((each) => each === value) ?? null })}
        />
      </div>
    </search>
  )
}

interface ReportsProps {
  filter: ReportFilter
  selected: string | null
  onSelect: (id: string) => void
  onChange: (part: Partial<ReportFilter>) => void
}

function Reports({ filter, selected, onSelect, onChange }: ReportsProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(reportsQuery(filter))
  if (isPending) return <RowSkeleton />
  if (data === undefined) {
    return <ReadFailed title="The reports could not be loaded." reading={{ error, isFetching, refetch }} />
  }
  if (data.total === 0) return <NoReports filter={filter} onChange={onChange} />
  const lastPage = Math.max(1, Math.ceil(data.total / reportsPerPage))
  return (
    <>
      <ReportList reports={data.items.reports} selected={selected} onSelect={onSelect} />
      {lastPage > 1 && (
        <div className="mt-3 flex justify-end">
          <Pagination
            label="Pages of reports"
            page={filter.page}
            lastPage={lastPage}
            onChoose={(page) => onChange({ page })}
          />
        </div>
      )}
    </>
  )
}

function NoReports({ filter, onChange }: FilterBarProps) {
  const { state, about, q } = filter
  if (q !== '' || about !== null || (state !== null && state !== 'open'))
    return (
      <NoMatch
        thing="report"
        title={
          state && q === '' && about === null
            ? `No report is ${stateWords[state].toLowerCase()}.`
            : 'No report matches.'
        }
        filter={{ ...filter, page: 1 }}
        all={{ q: '', about: null, state: null, page: 1 }}
        names={{
          q: q && `“${q}”`,
          about: about && `the subject ${subjectLooks[about].word}`,
          state: state && `the state ${stateWords[state]}`,
        }}
        count={countReports}
        onChange={onChange}
      />
    )
  return (
    <div className="panel">
      <EmptyState
        icon={<Flag size={18} strokeWidth={1.75} aria-hidden />}
        title={state === 'open' ? 'No report is open.' : 'There are no reports.'}
        detail="Learners report mistakes from the page of a problem."
      />
    </div>
  )
}

function RowSkeleton() {
  return (
    <Skeleton label="Loading the reports" className="panel">
      {['w-48', 'w-64', 'w-40'].map((width) => (
        <div key={width} className="space-y-2 border-b border-line p-4 last:border-b-0">
          <Bone className={`h-4 ${width}`} />
          <Bone className="h-3 w-full" />
        </div>
      ))}
    </Skeleton>
  )
}
