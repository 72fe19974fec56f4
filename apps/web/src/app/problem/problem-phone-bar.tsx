import { assistantNames } from '@codedojo/contract'
import { BookOpen, ChevronLeft, EllipsisVertical, History, MessageSquareCode } from 'lucide-react'
import { Link } from 'react-router'
import { useHasPart } from '../../lib/installation.ts'
import { lazyOverlay } from '../../lib/lazy/lazy-overlay.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LazyMenu } from '../../ui/lazy-menu.tsx'
import type { ProblemView } from './work/use-problem-view.ts'
import type { ProblemWork } from './work/use-problem-work.ts'

const ProblemPhoneMenu = lazyOverlay(async () => (await import('./problem-phone-menu.tsx')).ProblemPhoneMenu)

interface ProblemPhoneBarProps {
  work: ProblemWork
  view: ProblemView
}

export function ProblemPhoneBar({ work, view }: ProblemPhoneBarProps) {
  const hasAssistants = useHasPart('assistants')
  const more = (
    <button type="button" aria-label="More" className="btn btn-ghost btn-square btn-sm">
      <EllipsisVertical size={18} strokeWidth={1.75} aria-hidden />
    </button>
  )
  return (
    <header className="flex h-12 shrink-0 items-center gap-1 px-1 text-base">
      <Link to="/#problems" aria-label="Back to the problems" className="btn btn-ghost btn-square btn-sm">
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
      </Link>
      <p className="min-w-0 flex-1 truncate" dir="auto" title={work.problem.title}>
        {work.problem.number}. {work.problem.title}
      </p>
      <IconButton
        label="Solutions"
        icon={<BookOpen size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => view.showLeft('solutions')}
      />
      <IconButton
        label="Submissions"
        icon={<History size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => view.showLeft('submissions')}
      />
      {hasAssistants && (
        <IconButton
          label={assistantNames.ninja}
          icon={<MessageSquareCode size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => view.showLeft('ninja')}
        />
      )}
      <LazyMenu trigger={more}>
        {(opening) => <ProblemPhoneMenu work={work} view={view} trigger={more} opening={opening} />}
      </LazyMenu>
    </header>
  )
}
