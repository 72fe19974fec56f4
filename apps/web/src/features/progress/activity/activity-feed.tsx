import type { FeedEntry } from '@codedojo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import {
  Activity,
  Award,
  CircleCheck,
  CircleDot,
  CircleStar,
  GraduationCap,
  type LucideIcon,
  Trophy,
} from 'lucide-react'
import { Link } from 'react-router'
import { messageOf } from '../../../lib/api/api-error.ts'
import { formatDateTime } from '../../../lib/format/format-date.ts'
import { DifficultyMark } from '../../../shared/problems/difficulty-mark.tsx'
import { useHiddenFacts } from '../../../shared/problems/use-hidden-facts.ts'
import { VerdictPill } from '../../../shared/submissions/verdict-pill.tsx'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ReadingPanel } from '../../../ui/reading-panel.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { feedQuery } from '../queries.ts'
import { feedSentence } from './feed-text.ts'

const icons = {
  solved: CircleCheck,
  attempted: CircleDot,
  badge: CircleStar,
  contest: Trophy,
  lesson: GraduationCap,
  certificate: Award,
} as const satisfies Record<FeedEntry['kind'], LucideIcon>

/** The user's activity, newest first. */
export function ActivityFeed() {
  const { data, error, isFetching, refetch, ...next } = useInfiniteQuery(feedQuery)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = next
  if (data === undefined)
    return (
      <ReadingPanel title="Recent activity">
        {error ? (
          <ErrorState
            title="Failed to load your activity."
            detail={messageOf(error)}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <FeedSkeleton />
        )}
      </ReadingPanel>
    )
  const entries = data.pages.flatMap((page) => page.entries)
  return (
    <ReadingPanel title="Recent activity">
      {entries.length === 0 ? <NothingYet /> : <FeedList entries={entries} />}
      {error && (
        <p role="alert" className="mt-3 text-ui text-wa">
          {isFetchNextPageError ? 'Failed to load more.' : 'Failed to load what is new.'} {messageOf(error)}
        </p>
      )}
      {(hasNextPage || error) && (
        <div className="mt-4 flex justify-center">
          <Button
            isSmall
            isBusy={isFetchingNextPage || (error !== null && isFetching)}
            onClick={() => void (error && !isFetchNextPageError ? refetch() : fetchNextPage())}
          >
            {error ? 'Retry' : 'Show more'}
          </Button>
        </div>
      )}
    </ReadingPanel>
  )
}

function FeedList({ entries }: { entries: readonly FeedEntry[] }) {
  return (
    <ul aria-label="What you did" className="divide-y divide-line">
      {entries.map((entry) => (
        <FeedRow key={`${entry.kind} ${entry.at} ${feedSentence(entry).path ?? entry.title}`} entry={entry} />
      ))}
    </ul>
  )
}

function FeedRow({ entry }: { entry: FeedEntry }) {
  const hidden = useHiddenFacts()
  const Icon = icons[entry.kind]
  const { did, thing, path } = feedSentence(entry)
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-2 text-body">
      <Icon
        size={16}
        strokeWidth={1.75}
        className={`shrink-0 ${entry.kind === 'solved' ? 'text-ac' : 'text-muted'}`}
        aria-hidden
      />
      <p className="min-w-0 flex-1 basis-56 break-words">
        <span className="text-muted">{did} </span>
        {path === null ? (
          <bdi>{thing}</bdi>
        ) : (
          <Link to={path} className="underline-offset-4 hover:underline">
            <bdi>{thing}</bdi>
          </Link>
        )}
      </p>
      {entry.kind === 'solved' && !hidden.difficulty && <DifficultyMark difficulty={entry.difficulty} />}
      {entry.kind === 'attempted' && <VerdictPill status={entry.status} />}
      <time dateTime={entry.at} className="num text-ui text-faint md:w-36 md:text-right">
        {formatDateTime(new Date(entry.at))}
      </time>
    </li>
  )
}

function NothingYet() {
  return (
    <EmptyState
      icon={<Activity size={18} strokeWidth={1.75} aria-hidden />}
      title="Nothing yet. What you solve, earn and finish will stand here."
    >
      <Link to="/" className={buttonClasses({ look: 'primary' })}>
        Go to the problems
      </Link>
    </EmptyState>
  )
}

const rows = Array.from({ length: 6 }, (_, index) => index)

function FeedSkeleton() {
  return (
    <Skeleton label="Loading your activity" className="flex flex-col">
      {rows.map((row) => (
        <div key={row} className="flex h-11 items-center">
          <Bone className="w-2/3" />
        </div>
      ))}
    </Skeleton>
  )
}
