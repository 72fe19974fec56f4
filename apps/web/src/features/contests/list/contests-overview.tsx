import type { contestList, ResponseOf } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { useContestTime } from '../contest-time.ts'
import { contestsQuery } from '../queries.ts'
import { ContestCodeDialog } from '../registration/contest-code-dialog.tsx'
import { ComingSoon } from './coming-soon.tsx'
import { ContestsHead } from './contests-head.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { PastContests } from './past-contests.tsx'
import { RunningPanel } from './running-panel.tsx'
import { UpcomingRow } from './upcoming-row.tsx'

interface ContestsOverviewProps {
  /** Page of the past contests, counted from 1. */
  page: number
  onPage: (page: number) => void
  /** Links to the admin pages. */
  aside?: ReactNode
}

/** Running, upcoming and past contests. */
export function ContestsOverview({ page, onPage, aside }: ContestsOverviewProps) {
  const reading = useQuery(contestsQuery(page))
  const { data, error, isFetching, refetch } = reading
  if (data !== undefined)
    return (
      <ContestCodeDialog>
        <Overview found={data} receivedAt={reading.dataUpdatedAt} {...{ page, onPage, aside }} />
      </ContestCodeDialog>
    )
  return (
    <>
      <ContestsHead rating={null}>{aside}</ContestsHead>
      {error === null ? (
        <OverviewSkeleton />
      ) : (
        <ReadFailed title="Failed to load the contests." reading={{ error, isFetching, refetch }} />
      )}
    </>
  )
}

interface OverviewProps extends ContestsOverviewProps {
  found: ResponseOf<typeof contestList>
  /** Device time of the response, in milliseconds since 1970. */
  receivedAt: number
}

function Overview({ found, receivedAt, page, onPage, aside }: OverviewProps) {
  const now = useContestTime({ now: found.now, receivedAt })
  const { running, upcoming, past, pastTotal, rating } = found
  if (running.length + upcoming.length + pastTotal === 0) return <ComingSoon>{aside}</ComingSoon>
  return (
    <>
      <ContestsHead rating={rating}>{aside}</ContestsHead>
      {running.map((contest, index) => (
        <RunningPanel key={contest._id} contest={contest} now={now} isFirst={index === 0} />
      ))}
      {upcoming.length > 0 && (
        <section aria-labelledby="upcoming" className="mt-8">
          <h2 id="upcoming" className="mb-3 text-title font-semibold">
            Upcoming
          </h2>
          <ul className="panel divide-y divide-line">
            {upcoming.map((contest) => (
              <UpcomingRow key={contest._id} contest={contest} now={now} />
            ))}
          </ul>
        </section>
      )}
      {pastTotal > 0 && <PastContests contests={past} total={pastTotal} page={page} onPage={onPage} />}
    </>
  )
}
