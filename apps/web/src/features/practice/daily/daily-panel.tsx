import type { Daily } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CloudOff } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { formatTimeUntil } from '../../../lib/format/format-time-until.ts'
import { problemPathOf } from '../../../lib/paths.ts'
import { useNow } from '../../../lib/use-now.ts'
import { DifficultyMark } from '../../../shared/problems/difficulty-mark.tsx'
import type { HiddenFacts } from '../../../shared/problems/hidden-facts.ts'
import { Button } from '../../../ui/button.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { dailyQuery } from '../queries.ts'
import { DailyCalendar } from './lazy-daily-calendar.ts'
import { MonthButton } from './month-button.tsx'

/** The daily problem: whether it is solved, the time left, and this month's calendar. */
export function DailyPanel({ hidden }: { hidden: HiddenFacts }) {
  const { data: daily, isPending, isFetching, refetch } = useQuery(dailyQuery)
  if (isPending)
    return (
      <Skeleton label="Loading the daily problem" className="flex flex-col gap-4 p-4">
        <Bone className="w-24" />
        <Bone className="w-40" />
        <Bone className="w-20" />
      </Skeleton>
    )
  if (daily === undefined)
    return (
      <div role="alert" className="flex flex-col items-start gap-3 p-4 text-ui">
        <p className="flex items-center gap-2">
          <CloudOff size={16} strokeWidth={1.75} className="text-wa" aria-hidden /> The daily problem could
          not be loaded.
        </p>
        <Button isSmall disabled={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    )
  if (daily === null)
    return (
      <div className="p-4 text-ui">
        <p className="mb-2 text-muted">Daily problem</p>
        <p className="text-faint">It begins with the first problem of this library.</p>
      </div>
    )
  return <Today daily={daily} hidden={hidden} />
}

function Today({ daily, hidden }: { daily: Daily; hidden: HiddenFacts }) {
  const [isOpen, setIsOpen] = useState(false)
  const left = formatTimeUntil(daily.endsAt, useNow(20_000))
  return (
    <div className="flex h-full gap-4 p-4">
      <div className="flex min-w-0 flex-1 flex-col">
        <p className="text-ui text-muted">Daily problem</p>
        <Link
          to={problemPathOf(daily.problemId)}
          className="mt-2 line-clamp-3 text-body font-semibold break-words hover:underline"
        >
          <bdi>{daily.title}</bdi>
        </Link>
        {!hidden.difficulty && (
          <span className="mt-1">
            <DifficultyMark difficulty={daily.difficulty} />
          </span>
        )}
        <p className="mt-auto pt-2 text-ui">
          {daily.isDone ? (
            <span className="flex items-center gap-1.5 text-ac">
              <CircleCheck size={14} strokeWidth={1.75} aria-hidden /> Done today
            </span>
          ) : (
            <span className="text-muted">Not solved today</span>
          )}
          <span className="block text-caption whitespace-nowrap text-faint tabular-nums">
            {daily.isDone ? 'Next in ' : 'Ends in '}
            {left}
          </span>
        </p>
      </div>
      <MonthButton today={daily.day} onOpen={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense>
          <DailyCalendar today={daily.day} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
