import type { Contest } from '@codedojo/contract'
import { formatCountdown } from '../../../lib/format/format-countdown.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { contestKindText } from '../contest-text.ts'
import { RunningMark } from '../running-mark.tsx'
import { contestStartText } from '../start-text.ts'

interface ContestHeadProps {
  contest: Contest
  /** Milliseconds since 1970, by the server's clock. */
  now: number
}

/** Name and type of the contest, the user's place and the remaining time. */
export function ContestHead({ contest, now }: ContestHeadProps) {
  const { name, state, startsAt } = contest
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 text-ui text-muted">
          {state === 'running' ? <RunningMark /> : 'Ended'}
          <span aria-hidden>·</span>
          {contestKindText(contest)}
        </p>
        <h1 className="mt-1 text-display break-words" dir="auto">
          {name}
        </h1>
        {state === 'ended' && (
          <time dateTime={startsAt} className="mt-1 block text-ui text-muted">
            {contestStartText(startsAt)}
          </time>
        )}
      </div>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3 max-md:w-full">
        <OwnPlace contest={contest} />
        {state === 'running' && <TimeLeft contest={contest} now={now} />}
      </div>
    </header>
  )
}

/** The user's place; nothing before their first submission or when they are not ranked. */
function OwnPlace({ contest: { ranking, isFrozen, isRegistered } }: Pick<ContestHeadProps, 'contest'>) {
  if (ranking === null && !(isFrozen && isRegistered)) return null
  return (
    <dl>
      <dt className="text-caption text-muted">Your place</dt>
      <dd className="num flex items-baseline gap-2 text-ui text-muted">
        {ranking === null ? (
          <>
            <span className="text-heading font-semibold text-ink" aria-hidden>
              –
            </span>{' '}
            frozen
          </>
        ) : (
          <>
            <span className="text-heading font-semibold text-ink">{ranking.place}</span> of {ranking.of}
          </>
        )}
      </dd>
    </dl>
  )
}

function TimeLeft({ contest: { name, startsAt, endsAt }, now }: ContestHeadProps) {
  const whole = Date.parse(endsAt) - Date.parse(startsAt)
  const left = Math.max(0, Date.parse(endsAt) - now)
  const over = Math.min(99, Math.max(0, Math.round(100 * (1 - left / whole))))
  return (
    <div className="w-56 max-md:w-auto max-md:flex-1">
      <p className="flex justify-between text-caption text-muted">
        Time left
        <span className="num">of {formatCountdown(whole)}</span>
      </p>
      <p role="timer" className="num mb-1.5 text-heading">
        {formatCountdown(left)}
      </p>
      <ProgressBar label={`How much of ${name} is over`} percent={over} />
    </div>
  )
}
