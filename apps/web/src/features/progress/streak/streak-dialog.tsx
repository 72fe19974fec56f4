import type { Streak } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock } from 'lucide-react'
import { Link } from 'react-router'
import { messageOf } from '../../../lib/api/api-error.ts'
import { serverNow } from '../../../lib/api/server-clock.ts'
import { joinWithUnbrokenTimes } from '../../../lib/format/lazy-date-format.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { profilePath, settingsPath } from '../../../lib/paths.ts'
import { knowsTimeZone } from '../../../shared/settings/time-zone.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { WeekLine } from '../week/week-line.tsx'
import { dayRule, streakRule, streakWords } from './day-rule-text.ts'
import { streakQuery } from './streak-query.ts'
import { timeLeft } from './time-left.ts'

/** Explains the streak, whether today counts already, and when today ends. */
export function StreakDialog({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(streakQuery)
  return (
    <Dialog isOpen onOpenChange={onClose} title={data ? streakWords(data.days) : 'Streak'}>
      <div className="overflow-y-auto p-5 pt-3">
        {data ? (
          <StreakFacts streak={data} />
        ) : error ? (
          <ErrorState
            title="Failed to load your streak."
            detail={messageOf(error)}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton label="Loading your streak" className="flex flex-col gap-4 py-2">
            <Bone />
            <Bone className="w-2/3" />
          </Skeleton>
        )}
        <div className="mt-4">
          <WeekLine />
        </div>
        <h3 className="mt-5 text-body font-semibold">What counts</h3>
        <p className="mt-1 text-body text-muted">{dayRule}</p>
        <p className="mt-2 text-body text-muted">{streakRule}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Link to={settingsPath('time-zone')} onClick={onClose} className={buttonClasses({ look: 'ghost' })}>
            Change time zone
          </Link>
          <Link to={settingsPath('practice')} onClick={onClose} className={buttonClasses({ look: 'ghost' })}>
            Goal and reminders
          </Link>
          <Link to={profilePath} onClick={onClose} className={buttonClasses({})}>
            Open profile
          </Link>
        </div>
      </div>
    </Dialog>
  )
}

function StreakFacts({ streak }: { streak: Streak }) {
  const { isTodayDone, longest, timeZone } = streak
  const Icon = isTodayDone ? CircleCheck : Clock
  return (
    <>
      <p className="flex items-start gap-2 text-body">
        <Icon
          size={16}
          strokeWidth={1.75}
          className={`mt-0.5 shrink-0 ${isTodayDone ? 'text-ac' : 'text-muted'}`}
          aria-hidden
        />
        {todayWords(streak, serverNow())}
      </p>
      <p className="mt-2 text-ui text-muted">
        Longest so far: {pluralize(longest, 'day')}. Counted in the time zone {timeZone}.
      </p>
    </>
  )
}

function todayWords({ days, isTodayDone, todayEndsAt, timeZone }: Streak, now: number): string {
  const end = Date.parse(todayEndsAt)
  const ending = `It ends in ${timeLeft(end, now)}${atClock(end, timeZone)}.`
  if (isTodayDone) return `Today is done. ${ending}`
  return days === 0
    ? `Today is open: one Accepted submission begins a streak. ${ending}`
    : `Today is open: one Accepted submission keeps the streak. ${ending}`
}

/** Clock time in the time zone, as ", at 12:00 AM". */
function atClock(time: number, timeZone: string): string {
  if (!knowsTimeZone(timeZone)) return ''
  const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short', timeZone })
  return `, at ${joinWithUnbrokenTimes(clock.formatToParts(time))}`
}
