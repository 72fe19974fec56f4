import type { ContestSummary } from '@codedojo/contract'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { contestPath } from '../../../lib/paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { runningContestText } from '../contest-text.ts'
import { RegistrationButton } from '../registration/registration-button.tsx'
import { RunningMark } from '../running-mark.tsx'
import { CountdownBar } from './countdown-bar.tsx'

interface RunningPanelProps {
  contest: ContestSummary
  /** Milliseconds since 1970, by the server's clock. */
  now: number
  /** Only the first running contest gets the page's primary button. */
  isFirst: boolean
}

export function RunningPanel({ contest, now, isFirst }: RunningPanelProps) {
  const { name, startsAt, endsAt, isRegistered } = contest
  const end = Date.parse(endsAt)
  return (
    <section
      aria-label={name}
      className="panel mb-3 flex flex-wrap items-center gap-x-6 gap-y-4 px-5 py-4.5 max-md:px-4"
    >
      <RunningMark />
      <div className="min-w-0 flex-1 max-md:w-full max-md:flex-none">
        <h2 className="truncate text-base font-semibold" dir="auto">
          <Link to={contestPath(contest)} className="hover:underline">
            {name}
          </Link>
        </h2>
        <p className="mt-1 text-ui text-muted">{runningContestText(contest)}</p>
      </div>
      <div className="w-44 max-md:w-full">
        <CountdownBar
          text="Time left"
          label={`How much of ${name} is over`}
          leftMs={end - now}
          wholeMs={end - Date.parse(startsAt)}
        />
      </div>
      {isRegistered ? (
        <Link
          to={contestPath(contest)}
          className={`${buttonClasses({ ...(isFirst && { look: 'primary' }) })} max-md:w-full md:min-w-40`}
        >
          Enter Contest
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        </Link>
      ) : (
        <RegistrationButton
          contest={contest}
          now={now}
          isPrimary={isFirst}
          className="max-md:w-full md:min-w-40"
        />
      )}
    </section>
  )
}
