import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useUser } from '../../features/accounts/signed-in-user.ts'
import { ActivityPanel } from '../../features/admin-overview/activity-panel.tsx'
import { ClockLine } from '../../features/admin-overview/clock-line.tsx'
import { CountStrip } from '../../features/admin-overview/count-strip.tsx'
import { HealthPanel } from '../../features/admin-overview/health-panel.tsx'
import { OverviewSkeleton } from '../../features/admin-overview/overview-skeleton.tsx'
import { overviewQuery } from '../../features/admin-overview/queries.ts'
import { StaleNotice } from '../../features/admin-overview/stale-notice.tsx'
import { TrafficPanel } from '../../features/admin-overview/traffic-panel.tsx'
import { WaitingPanel } from '../../features/admin-overview/waiting-panel.tsx'
import { messageOf } from '../../lib/api/api-error.ts'
import { joinClasses } from '../../lib/join-classes.ts'
import {
  auditPath,
  createProblemPath,
  managedCoursesPath,
  managedOrdersPath,
  managedProblemsPath,
  managedStorePath,
  usersPath,
} from '../../lib/paths.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { quietLinkClasses } from '../../ui/text-link.ts'
import { useTitle } from '../shell/use-title.ts'
import { adminBacklogPath } from './admin-backlog-path.ts'

/** The start page of admins: totals, backlog, activity, health, and recent admin events. */
export function DashboardPage() {
  useTitle('Dashboard')
  const { firstName } = useUser()
  return (
    <div className="mx-auto max-w-[1152px]">
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-heading break-words">Welcome back, {firstName}</h1>
          <ClockLine />
        </div>
        <CreateLink />
      </header>
      <OverviewBody />
    </div>
  )
}

function OverviewBody() {
  const { data: overview, error, isFetching, refetch, dataUpdatedAt } = useQuery(overviewQuery)
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching }
  if (overview === undefined && error === null) return <OverviewSkeleton />
  if (overview === undefined)
    return (
      <div className="panel">
        <ErrorState title="Failed to load the dashboard." detail={messageOf(error)} {...retry} />
      </div>
    )
  return (
    <div className="flex flex-col gap-4">
      {error !== null && <StaleNotice error={error} since={new Date(dataUpdatedAt)} {...retry} />}
      <CountStrip overview={overview} pageOf={pageOf} />
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_352px] xl:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <WaitingPanel waiting={overview.waiting} pageOf={adminBacklogPath} />
          <TrafficPanel days={overview.days} timeZone={overview.timeZone} />
        </div>
        <div className="xl:row-span-2">
          <HealthPanel overview={overview} />
        </div>
        <ActivityPanel events={overview.events} trailing={<AuditLink />} />
      </div>
    </div>
  )
}

const pageOf = {
  Users: usersPath,
  Problems: managedProblemsPath,
  Videos: managedCoursesPath,
  'Store items': managedStorePath,
  Orders: managedOrdersPath,
} as const

function CreateLink() {
  return (
    <Link to={createProblemPath} className={joinClasses(buttonClasses({ look: 'primary' }), 'max-md:w-full')}>
      <Plus size={16} strokeWidth={1.75} aria-hidden />
      Create problem
    </Link>
  )
}

function AuditLink() {
  return (
    <Link to={auditPath} className={joinClasses(quietLinkClasses, 'text-ui')}>
      Audit log
    </Link>
  )
}
