import { FlaskConical, ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { VerdictIcon } from '../../../shared/submissions/verdict-pill.tsx'
import { useSelectedTabInView } from '../../../ui/use-selected-tab-in-view.ts'
import type { JudgingState } from '../judging/judging-state.ts'

export type DockTab = 'cases' | 'results'

interface DockTabsProps {
  state: JudgingState
  tab: DockTab
  panelId: string
  onChoose: (tab: DockTab) => void
}

/** The tabs of the console; the results tab shows the state of the last run or submission. */
export function DockTabs({ state, tab, panelId, onChoose }: DockTabsProps) {
  const row = useSelectedTabInView<HTMLDivElement>(tab)
  const shared = { current: tab, panelId, onChoose }
  return (
    <div
      ref={row}
      role="tablist"
      aria-label="Console"
      className="ptabs h-11 min-w-0 flex-1 overflow-x-auto border-b-0 [scrollbar-width:none]"
    >
      <DockTabButton id="cases" icon={<FlaskConical size={14} strokeWidth={1.75} aria-hidden />} {...shared}>
        Test cases
      </DockTabButton>
      <DockTabButton id="results" icon={<ResultIcon state={state} />} {...shared}>
        {isCompilationError(state) ? 'Compiler' : 'Cases and difference'}
      </DockTabButton>
    </div>
  )
}

function isCompilationError(state: JudgingState): boolean {
  return state.kind === 'judged' && state.answer.overallStatus === 'Compilation Error'
}

function ResultIcon({ state }: { state: JudgingState }) {
  switch (state.kind) {
    case 'idle':
      return <ListChecks size={14} strokeWidth={1.75} aria-hidden />
    case 'judging':
      return <VerdictIcon status="Judging" size={14} />
    case 'judged':
      return <VerdictIcon status={state.answer.overallStatus} size={14} />
    case 'failed':
      return <VerdictIcon status="Internal Error" size={14} />
  }
}

interface DockTabButtonProps {
  id: DockTab
  current: DockTab
  panelId: string
  icon: ReactNode
  onChoose: (tab: DockTab) => void
  children: ReactNode
}

function DockTabButton({ id, current, panelId, icon, onChoose, children }: DockTabButtonProps) {
  return (
    <button
      type="button"
      role="tab"
      aria-selected={id === current}
      aria-controls={panelId}
      className="ptab h-11"
      onClick={() => onChoose(id)}
    >
      {icon}
      {children}
    </button>
  )
}
