import type { Problem } from '@codedojo/contract'
import { ChevronRight, Keyboard } from 'lucide-react'
import { Link } from 'react-router'
import { currentInstallation } from '../../lib/installation.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PremiumMark } from '../shell/premium-mark.tsx'
import { ProfileMenu } from '../shell/profile-menu.tsx'
import { useShell } from '../shell/shell-context.ts'
import { ProblemNavigation } from './problem-navigation.tsx'
import { useNeighbours } from './use-neighbours.ts'

/** The 48-px bar of the problem page; without a problem, that of a loading page. */
export function ProblemBar({ problem }: { problem: Problem | null }) {
  const { openShortcuts } = useShell()
  const { openPrevious, openNext } = useNeighbours(problem?._id ?? null)
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
        <Link to="/#problems" className="text-muted hover:text-ink">
          Problems
        </Link>
        {problem && (
          <>
            <ChevronRight size={14} strokeWidth={1.75} className="shrink-0 text-faint" aria-hidden />
            <span className="truncate" aria-current="page" dir="auto" title={problem.title}>
              {problem.number}. {problem.title}
            </span>
          </>
        )}
      </nav>
      {problem && <ProblemNavigation openPrevious={openPrevious} openNext={openNext} />}
      <div className="ml-auto flex shrink-0 items-center gap-2">
        <IconButton
          label="Shortcuts"
          icon={<Keyboard size={16} strokeWidth={1.75} aria-hidden />}
          onClick={openShortcuts}
        />
        <PremiumMark />
        <ProfileMenu />
      </div>
    </header>
  )
}
