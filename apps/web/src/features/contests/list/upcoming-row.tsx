import { type ContestSummary, contestLimits } from '@codedojo/contract'
import { KeyRound } from 'lucide-react'
import { Link } from 'react-router'
import { contestPath } from '../../../lib/paths.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { upcomingContestText } from '../contest-text.ts'
import { phaseAt } from '../phase.ts'
import { RegistrationButton } from '../registration/registration-button.tsx'
import { contestStartText } from '../start-text.ts'
import { CountdownBar } from './countdown-bar.tsx'

interface UpcomingRowProps {
  contest: ContestSummary
  /** Milliseconds since 1970, by the server's clock. */
  now: number
}

const spanMs = contestLimits.countdownHours * 3_600_000

/** An upcoming contest: start, countdown, and whether the user is registered. */
export function UpcomingRow({ contest, now }: UpcomingRowProps) {
  const { name, startsAt, visibility, isRegistered } = contest
  return (
    <li className="grid items-center gap-x-12 gap-y-4 px-5 py-4.5 max-md:px-4 md:grid-cols-[1fr_240px_144px] lg:grid-cols-[1fr_300px_144px]">
      <div className="min-w-0">
        <h3 className="truncate text-base font-semibold" dir="auto">
          <Link to={contestPath(contest)} className="hover:underline">
            {name}
          </Link>
        </h3>
        <time dateTime={startsAt} className="mt-1 block text-ui text-muted">
          {contestStartText(startsAt)}
        </time>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-caption text-faint">
          {upcomingContestText(contest)}
          {visibility === 'code' && (
            <span className="inline-flex items-center gap-1.5">
              <KeyRound size={14} strokeWidth={1.75} aria-hidden />
              With a code
            </span>
          )}
        </p>
      </div>
      <CountdownBar
        text="Starts in"
        label={`The last ${contestLimits.countdownHours} hours before ${name}`}
        leftMs={Date.parse(startsAt) - now}
        wholeMs={spanMs}
        isLarge
      />
      <div className="flex flex-col gap-1.5">
        <RegistrationButton contest={contest} now={now} />
        {isRegistered && <EnterContest contest={contest} now={now} />}
      </div>
    </li>
  )
}

/** Disabled until the contest starts. */
function EnterContest({ contest, now }: UpcomingRowProps) {
  if (phaseAt(contest, now) === 'upcoming')
    return (
      <Button isSmall disabled>
        Enter Contest
      </Button>
    )
  return (
    <Link to={contestPath(contest)} className={buttonClasses({ look: 'primary', isSmall: true })}>
      Enter Contest
    </Link>
  )
}
