import type { DayReason } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { Link } from 'react-router'
import { messageOf } from '../../../lib/api/api-error.ts'
import { submissionPath, submissionsPath } from '../../../lib/paths.ts'
import { VerdictPill } from '../../../shared/submissions/verdict-pill.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { textLinkClasses } from '../../../ui/text-link.ts'
import { dayReasonQuery } from '../queries.ts'
import { dayRule } from '../streak/day-rule-text.ts'
import type { CalendarDay } from './calendar-days.ts'
import { reasonSentence, zonesNote } from './day-reason-text.ts'
import { longDate } from './day-text.ts'

interface DayReasonDialogProps {
  day: CalendarDay
  today: string
  onClose: () => void
}

/** Explains why a day counts for the streak or not: its submissions in the user's time zone, and the rule. */
export function DayReasonDialog({ day, today, onClose }: DayReasonDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(dayReasonQuery(day.day))
  const counts = data?.counts ?? day.accepted > 0
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      width="form"
      title={counts ? 'Why did this day count?' : 'Why did this day not count?'}
      description={longDate(day.day)}
    >
      <div className="overflow-y-auto p-5 pt-4">
        {data ? (
          <Reason reason={data} made={day.submissions} isToday={day.day === today} />
        ) : error ? (
          <ErrorState
            title="Failed to load the day."
            detail={messageOf(error)}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton label="Loading the day" className="flex flex-col gap-5 py-2">
            <Bone />
            <Bone />
            <Bone className="w-1/2" />
          </Skeleton>
        )}
        <p className="mt-5 border-t border-line pt-4 text-ui text-muted">{dayRule}</p>
      </div>
    </Dialog>
  )
}

interface ReasonProps {
  reason: DayReason
  /** Number of submissions on the day. */
  made: number
  isToday: boolean
}

function Reason({ reason, made, isToday }: ReasonProps) {
  const { day, counts, submissions } = reason
  const Icon = counts ? CircleCheck : CircleDashed
  const note = zonesNote(reason)
  return (
    <>
      <p className="flex items-start gap-2 text-body">
        <Icon
          size={16}
          strokeWidth={1.75}
          className={`mt-0.5 shrink-0 ${counts ? 'text-ac' : 'text-muted'}`}
          aria-hidden
        />
        <span className="min-w-0 break-words">{reasonSentence(reason, isToday)}</span>
      </p>
      {submissions.length > 0 && (
        <ul aria-label="Submissions of this day" className="mt-4 divide-y divide-line">
          {submissions.map((each) => (
            <li key={each._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-ui">
              <span className="num w-12 text-muted">{each.localTime}</span>
              <Link
                to={submissionPath(each._id)}
                className={`min-w-0 flex-1 basis-40 break-words ${textLinkClasses}`}
              >
                <bdi>{each.problemTitle}</bdi>
              </Link>
              <VerdictPill status={each.status} />
            </li>
          ))}
        </ul>
      )}
      {made > submissions.length && (
        <Link
          to={`${submissionsPath}?from=${day}&to=${day}`}
          className={`mt-3 inline-block text-ui ${textLinkClasses}`}
        >
          All {made} submissions of this day
        </Link>
      )}
      {note !== null && <p className="mt-4 text-ui text-muted">{note}</p>}
    </>
  )
}
