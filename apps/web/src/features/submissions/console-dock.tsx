import type { Shortcuts } from '@codedojo/contract'
import { ChevronDown, ChevronUp, FlaskConical, ListChecks, Play, Send } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { keyCaps, spokenShortcut } from '../../lib/shortcut-keys.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useActionBar } from '../../ui/use-action-bar.ts'
import { VerdictIcon } from '../../ui/verdict-pill.tsx'
import { closedButton } from './closed-button.ts'
import type { JudgingState } from './judging-state.ts'
import { submitWords } from './judging-words.ts'

export type DockTab = 'cases' | 'results'

interface ConsoleDockProps {
  state: JudgingState
  tab: DockTab
  isCollapsed: boolean
  /** Why nothing can be run or submitted; null: it can. The buttons still answer, so that a touch learns it, too. */
  closedReason: string | null
  /** The keys of what the head's buttons do. */
  shortcuts: Shortcuts
  onChooseTab: (tab: DockTab) => void
  onToggle: () => void
  onRun: () => void
  onSubmit: () => void
  /** The panel of the chosen tab. */
  children: ReactNode
}

/** The console below the editor. Its head with Run and Submit stays when it is collapsed. */
export function ConsoleDock(props: ConsoleDockProps) {
  const { state, tab, isCollapsed, closedReason, shortcuts, onChooseTab, onToggle, onRun, onSubmit } = props
  const panelId = useId()
  const actionBar = useActionBar()
  const isJudging = state.kind === 'judging'
  const Chevron = isCollapsed ? ChevronUp : ChevronDown
  return (
    <section aria-label="Console" className="flex h-full min-h-0 flex-col">
      <header
        ref={isCollapsed ? actionBar : undefined}
        className="flex h-11 shrink-0 items-center gap-2 border-b border-line pr-2"
      >
        <div role="tablist" aria-label="Console" className="ptabs h-11 min-w-0 flex-1 border-b-0">
          <DockTabButton
            id="cases"
            current={tab}
            panelId={panelId}
            icon={<FlaskConical size={14} strokeWidth={1.75} aria-hidden />}
            onChoose={onChooseTab}
          >
            Test cases
          </DockTabButton>
          <DockTabButton
            id="results"
            current={tab}
            panelId={panelId}
            icon={<ResultIcon state={state} />}
            onChoose={onChooseTab}
          >
            {isCompilationError(state) ? 'Compiler' : 'Cases and difference'}
          </DockTabButton>
        </div>
        <IconButton
          label={isCollapsed ? 'Open the console' : 'Collapse the console'}
          shortcut={shortcuts.toggleDock}
          aria-expanded={!isCollapsed}
          icon={<Chevron size={16} strokeWidth={1.75} aria-hidden />}
          onClick={onToggle}
        />
        <Button
          isSmall
          isBusy={isJudging}
          {...closedButton(closedReason)}
          aria-keyshortcuts={spokenShortcut(shortcuts.run)}
          icon={<Play size={14} strokeWidth={1.75} aria-hidden />}
          onClick={onRun}
        >
          {isJudging && state.request.what === 'run' ? submitWords(state) : 'Run'}
          {!isJudging && <KeyHint shortcut={shortcuts.run} />}
        </Button>
        <Button
          isSmall
          look="primary"
          isBusy={isJudging}
          {...closedButton(closedReason)}
          aria-keyshortcuts={spokenShortcut(shortcuts.submit)}
          icon={<Send size={14} strokeWidth={1.75} aria-hidden />}
          onClick={onSubmit}
        >
          {isJudging && state.request.what === 'submit' ? submitWords(state) : 'Submit'}
          {!isJudging && <KeyHint shortcut={shortcuts.submit} />}
        </Button>
      </header>
      <div
        id={panelId}
        role="tabpanel"
        aria-label={tab === 'cases' ? 'Test cases' : 'Cases and difference'}
        className="min-h-0 flex-1"
        hidden={isCollapsed}
      >
        {props.children}
      </div>
    </section>
  )
}

const KeyHint = ({ shortcut }: { shortcut: string }) => (
  <span className="num text-caption opacity-80 max-xl:hidden" aria-hidden>
    {keyCaps(shortcut).join(' ')}
  </span>
)

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
