import { Code, FileText, ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from '../../../lib/join-classes.ts'
import { VerdictIcon } from '../../../shared/submissions/verdict-pill.tsx'
import type { ProblemView } from './use-problem-view.ts'
import type { ProblemWork } from './use-problem-work.ts'

interface PhoneTabsProps {
  work: ProblemWork
  view: ProblemView
}

/** The tabs of the phone layout: Statement toggles the overlay; Code and Results switch what lies below it. */
export function PhoneTabs({ work, view }: PhoneTabsProps) {
  const isStatement = view.isOverlayOpen && view.left === 'description'
  return (
    <nav aria-label="Problem" className="flex h-12 shrink-0 border-t border-line bg-panel short:flex-1">
      <PhoneTab
        icon={<FileText size={16} strokeWidth={1.75} aria-hidden />}
        text="Statement"
        isCurrent={isStatement}
        onChoose={() => (isStatement ? view.closeOverlay() : view.showLeft('description'))}
      />
      <PhoneTab
        icon={<Code size={16} strokeWidth={1.75} aria-hidden />}
        text="Code"
        isCurrent={!view.isOverlayOpen && view.phone === 'code'}
        onChoose={() => view.showPhone('code')}
      />
      <PhoneTab
        icon={<ResultsIcon work={work} />}
        text="Results"
        isCurrent={!view.isOverlayOpen && view.phone === 'results'}
        onChoose={() => view.showPhone('results')}
      />
    </nav>
  )
}

function ResultsIcon({ work: { judging } }: { work: ProblemWork }) {
  const { state } = judging
  switch (state.kind) {
    case 'idle':
      return <ListChecks size={16} strokeWidth={1.75} aria-hidden />
    case 'judging':
      return <VerdictIcon status="Judging" />
    case 'judged':
      return <VerdictIcon status={state.answer.overallStatus} />
    case 'failed':
      return <VerdictIcon status="Internal Error" />
  }
}

interface PhoneTabProps {
  icon: ReactNode
  text: string
  isCurrent: boolean
  onChoose: () => void
}

function PhoneTab({ icon, text, isCurrent, onChoose }: PhoneTabProps) {
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      className={joinClasses(
        '-mt-px flex flex-1 touch-manipulation items-center justify-center gap-1.5 border-t-2 text-body focus-visible:-outline-offset-2',
        isCurrent ? 'border-primary text-ink' : 'border-transparent text-muted',
      )}
      // Keeps the focus in the editor: on blur the keyboard would close, the bars would move, and the finger would lift over
      // another one.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {icon}
      {text}
    </button>
  )
}
