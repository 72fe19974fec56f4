import { type RejudgeDetail, rejudgeRuns } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '../../lib/format/format-date.ts'
import { formatCount, pluralize } from '../../lib/format/pluralize.ts'
import { rejudgesPath } from '../../lib/paths.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MissingOrFailed } from '../../ui/missing-or-failed.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { ChangeList } from './change-list.tsx'
import { JudgedBar } from './judged-bar.tsx'
import { rejudgeQuery } from './queries.ts'
import { RejudgeActions } from './rejudge-actions.tsx'
import { RejudgeStatePill } from './rejudge-state-pill.tsx'
import { rejudgeFilterText } from './rejudge-text.ts'
import { VerdictCounts } from './verdict-counts.tsx'

interface RejudgeViewProps {
  id: string
}

/** One rejudge: its progress, the changes, and the buttons to apply or cancel it. */
export function RejudgeView({ id }: RejudgeViewProps) {
  const reading = useQuery(rejudgeQuery(id))
  const { data, isPending } = reading
  if (isPending) return <ViewSkeleton />
  if (data === undefined)
    return (
      <MissingOrFailed
        reading={reading}
        missing="There is no such rejudge."
        wayOn={
          <Link to={rejudgesPath} className={buttonClasses({})}>
            All rejudges
          </Link>
        }
        failed="The rejudge could not be loaded."
      />
    )
  return (
    <>
      <Head rejudge={data} />
      <div className="mt-6 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_352px]">
        <div className="order-2 xl:order-1">
          {data.state === 'cancelled' ? <CancelledNote /> : <ChangeList rejudge={data} />}
        </div>
        <div className="order-1 space-y-4 xl:order-2">
          <Facts rejudge={data} />
          {data.state !== 'cancelled' && <VerdictCounts counts={data.counts} />}
        </div>
      </div>
    </>
  )
}

function Head({ rejudge }: { rejudge: RejudgeDetail }) {
  return (
    <header>
      <Link
        to={rejudgesPath}
        className="inline-flex min-h-6 items-center gap-1 text-ui text-muted hover:text-ink"
      >
        <ChevronLeft size={14} strokeWidth={1.75} aria-hidden /> All rejudges
      </Link>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="text-heading break-words">
            <bdi>{rejudge.problem.title}</bdi>
          </h1>
          <RejudgeStatePill rejudge={rejudge} />
        </div>
        <RejudgeActions rejudge={rejudge} />
      </div>
      {rejudge.isOutdated && (
        <p className="mt-3 flex items-start gap-2 rounded-lg bg-limit-soft px-3 py-2 text-ui">
          <TriangleAlert size={14} strokeWidth={1.75} className="mt-[3px] shrink-0 text-limit" aria-hidden />
          The problem was changed after this rejudge began, so it cannot be applied. Cancel it and begin
          another one.
        </p>
      )}
    </header>
  )
}

function Facts({ rejudge }: { rejudge: RejudgeDetail }) {
  const { version, filter, author, createdAt, endedAt, state } = rejudge
  const gone = goneSince(rejudge)
  return (
    <section aria-label="About this rejudge" className="panel p-4">
      {(state === 'judging' || state === 'applying') && (
        <div className="mb-4 space-y-2" role="status">
          {state === 'applying' && <p className="text-ui">The new verdicts are being given.</p>}
          <JudgedBar rejudge={rejudge} />
        </div>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-ui">
        <Fact name="Judged on">Version {version}</Fact>
        <Fact name="Submissions">
          {rejudgeFilterText(filter)}, <span className="num">{formatCount(rejudge.total)}</span>
        </Fact>
        <Fact name="Begun">
          {formatDateTime(new Date(createdAt))} by <bdi>{author?.name ?? 'somebody who was erased'}</bdi>
        </Fact>
        {gone > 0 && (
          <Fact name="Gone since">{pluralize(gone, 'submission')}, erased with their authors</Fact>
        )}
        {endedAt !== null && (
          <Fact name={state === 'applied' ? 'Applied' : 'Cancelled'}>
            {formatDateTime(new Date(endedAt))}
          </Fact>
        )}
      </dl>
      <p className="mt-4 text-caption text-muted">
        A change between Accepted and a limit counts when {rejudgeRuns} runs agree. Internal Errors are never
        applied.
      </p>
    </section>
  )
}

/** Number of rejudged submissions that have been deleted since. */
function goneSince({ state, total, counts }: RejudgeDetail): number {
  if (state === 'judging' || state === 'cancelled') return 0
  return total - counts.reduce((sum, { submissions }) => sum + submissions, 0)
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}

function CancelledNote() {
  return (
    <div className="panel">
      <EmptyState title="This rejudge was cancelled." detail="No verdict was changed." />
    </div>
  )
}

function ViewSkeleton() {
  return (
    <Skeleton label="Loading the rejudge" className="space-y-6">
      <Bone className="h-6 w-72" />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_352px]">
        <Bone className="h-72" />
        <Bone className="h-40" />
      </div>
    </Skeleton>
  )
}
