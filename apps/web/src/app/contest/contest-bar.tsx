import type { Contest } from '@codedojo/contract'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { ContestTimeLeft } from '../../features/contests/time-left-text.tsx'
import { currentInstallation } from '../../lib/installation.ts'
import { contestPath, contestsPath } from '../../lib/paths.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { ProblemNavigation } from '../problem/problem-navigation.tsx'
import { ProfileMenu } from '../shell/profile-menu.tsx'
import { useContestNeighbours } from './use-contest-neighbours.ts'

export interface ContestBarProps {
  /** null while it loads. */
  contest: Contest | null
  letter: string | null
  /** Milliseconds since 1970, by the server's clock. */
  now: number
}

/** The 48-px bar of a contest problem: link back, problem navigation and the time left. */
export function ContestBar({ contest, letter, now }: ContestBarProps) {
  const { openPrevious, openNext } = useContestNeighbours(contest, letter)
  const title = contest?.problemList.find((each) => each.letter === letter)?.title
  return (
    <header className="flex h-12 shrink-0 items-center gap-3 px-4 text-ui">
      <Link
        to="/"
        aria-label={`${currentInstallation().name}, home`}
        className="flex size-8 items-center justify-center"
      >
        <BrandMark />
      </Link>
      <nav aria-label="Breadcrumb" className="flex min-w-0 items-center gap-2 border-l border-line pl-3">
        <Link
          to={contest ? contestPath(contest) : contestsPath}
          className="max-w-64 truncate text-muted hover:text-ink"
          dir="auto"
        >
          {contest?.name ?? 'Contests'}
        </Link>
        {title !== undefined && (
          <>
            <ChevronRight size={14} strokeWidth={1.75} className="shrink-0 text-faint" aria-hidden />
            <span className="truncate" aria-current="page" dir="auto">
              {letter}. {title}
            </span>
          </>
        )}
      </nav>
      {contest && <ProblemNavigation openPrevious={openPrevious} openNext={openNext} />}
      <div className="ml-auto flex shrink-0 items-center gap-4">
        {contest && <ContestTimeLeft contest={contest} now={now} />}
        <ProfileMenu />
      </div>
    </header>
  )
}
