import type { Language, Problem, SolutionRule } from '@codedojo/contract'
import { BookOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHasPart, useInstallation } from '../../lib/installation.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { LockedRows } from './locked-rows.tsx'
import { OpenHints } from './open-hints.tsx'
import { Editorial, OpenSolutions } from './open-solutions.tsx'
import type { Solution } from './solution-code.tsx'
import { sortByLanguage } from './sort-by-language.ts'

interface SolutionsPanelProps {
  problem: Problem
  /** The editor's language. */
  language: Language
  /** Says until when, or why, everything is accessible. */
  premiumLine: ReactNode
  /** The premium offer, for users without access. */
  offer: ReactNode
  renderMarkdown: (text: string) => ReactNode
  onLoad: (solution: Solution) => void
}

/** Hints and solutions of a problem; without access, only their names are shown. */
export function SolutionsPanel(props: SolutionsPanelProps) {
  return (
    <ScrollRegion label="Solutions" className="h-full overflow-y-auto px-5 pt-4 pb-8 max-md:px-4">
      <PanelContent {...props} />
    </ScrollRegion>
  )
}

function PanelContent(props: SolutionsPanelProps) {
  const { problem, offer, renderMarkdown } = props
  const hasPremium = useHasPart('premium')
  const { solutions, referenceSolution = [], editorial = '' } = problem
  if (solutions.codes.length === 0 && solutions.editorialWords === 0) {
    return (
      <EmptyState
        title="No solution has been written for this problem yet."
        icon={<BookOpen size={18} strokeWidth={1.75} aria-hidden />}
      />
    )
  }
  switch (solutions.access) {
    case 'admin':
    case 'premium':
    case 'open':
      return <OpenSolutions {...props} solutions={sortByLanguage(referenceSolution)} editorial={editorial} />
    case 'solved':
      return (
        <>
          {editorial.trim() !== '' && (
            <div className="mb-8 border-b border-line pb-5">
              <p className="text-ui text-muted">Open to you because you solved it.</p>
              <Editorial text={editorial} renderMarkdown={renderMarkdown} />
            </div>
          )}
          {solutions.codes.length > 0 && <LockedPart problem={problem} offer={offer} />}
        </>
      )
    case 'locked':
      return (
        <>
          <LockedPart problem={problem} offer={offer} />
          {hasPremium && solutions.editorialWords > 0 && (
            <p className="mt-6 text-ui text-muted">
              The editorial also opens once you have solved the problem.
            </p>
          )}
          <OpenHints hints={problem.hints} renderMarkdown={renderMarkdown} />
        </>
      )
  }
}

const lockedTitles = {
  solved: 'Solutions open once you have solved the problem',
  everybody: 'Solutions are closed during a contest',
  opened: 'Your teachers open the solutions',
} as const satisfies Record<SolutionRule, string>

interface LockedPartProps {
  problem: Problem
  offer: ReactNode
}

function LockedPart({ problem: { solutions }, offer }: LockedPartProps) {
  const { parts, solutions: rule } = useInstallation()
  if (!parts.premium)
    return (
      <section aria-label="Locked">
        <h2 className="text-heading">{lockedTitles[rule]}</h2>
        <div className="mt-5">
          <LockedRows solutions={solutions} />
        </div>
      </section>
    )
  return (
    <section aria-label="Premium">
      <h2 className="text-heading">Solutions are part of Premium</h2>
      <p className="mt-1.5 mb-5 max-w-[520px] text-base text-muted">
        Premium opens the editorials, the reference solutions and the videos of all problems for one year.
      </p>
      <LockedRows solutions={solutions} />
      <div className="mt-5">{offer}</div>
    </section>
  )
}
