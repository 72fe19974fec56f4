import type { Contest } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { formatCountdown } from '../../../lib/format/format-countdown.ts'
import { upcomingContestText } from '../contest-text.ts'
import { phaseAt } from '../phase.ts'
import { RegistrationButton } from '../registration/registration-button.tsx'
import { contestStartText } from '../start-text.ts'
import { AboutContest } from './about-contest.tsx'

interface WaitingRoomProps {
  contest: Contest
  /** Milliseconds since 1970, by the server's clock. */
  now: number
  renderMarkdown: (text: string) => ReactNode
}

/** Shown before the start: the countdown and the rules. The problems replace it automatically. */
export function WaitingRoom({ contest, now, renderMarkdown }: WaitingRoomProps) {
  const { name, startsAt, isRegistered } = contest
  const isOpening = phaseAt(contest, now) !== 'upcoming'
  return (
    <>
      <header>
        <p className="text-ui text-muted">Upcoming · {upcomingContestText(contest)}</p>
        <h1 className="mt-1 text-display break-words" dir="auto">
          {name}
        </h1>
        <time dateTime={startsAt} className="mt-1 block text-base text-muted">
          {contestStartText(startsAt)}
        </time>
      </header>
      <section
        aria-label="Waiting room"
        className="panel mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 px-6 py-6 max-md:px-4"
      >
        <div>
          <p className="text-caption text-muted">Starts in</p>
          <p role="timer" className="num mt-1 text-display">
            {formatCountdown(Date.parse(startsAt) - now)}
          </p>
        </div>
        <p className="min-w-0 flex-1 text-body text-muted max-md:w-full max-md:flex-none" role="status">
          {isOpening ? 'Opening the contest.' : waitingRoomText(isRegistered)}
        </p>
        <RegistrationButton
          contest={contest}
          now={now}
          isPrimary={!isRegistered}
          className="max-md:w-full md:min-w-36"
        />
      </section>
      <AboutContest contest={contest} renderMarkdown={renderMarkdown} />
    </>
  )
}

function waitingRoomText(isRegistered: boolean): string {
  return isRegistered
    ? 'You are registered. This page opens the problems by itself when it starts.'
    : 'Register to take part. You may also register while it runs, without more time.'
}
