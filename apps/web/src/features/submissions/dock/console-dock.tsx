import type { Shortcuts } from '@codedojo/contract'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useActionBar } from '../../../ui/use-action-bar.ts'
import type { JudgingState } from '../judging/judging-state.ts'
import { RunAndSubmit } from '../judging/run-and-submit.tsx'
import { type DockTab, DockTabs } from './dock-tabs.tsx'

interface ConsoleDockProps {
  state: JudgingState
  tab: DockTab
  isCollapsed: boolean
  /** Why Run and Submit are disabled; null if they are not. The buttons stay focusable and show the reason, also on touch. */
  disabledReason: string | null
  /** Shortcuts of the buttons in the head. */
  shortcuts: Shortcuts
  onChooseTab: (tab: DockTab) => void
  onToggle: () => void
  onRun: () => void
  onSubmit: () => void
  /** Shown above the panels. */
  notice?: ReactNode
  /** The panel of the selected tab. */
  children: ReactNode
}

/** The console below the editor. Its head with Run and Submit stays visible when collapsed. */
export function ConsoleDock(props: ConsoleDockProps) {
  const { state, tab, isCollapsed, disabledReason, shortcuts, onChooseTab, onToggle, onRun, onSubmit } = props
  const panelId = useId()
  const actionBar = useActionBar()
  const Chevron = isCollapsed ? ChevronUp : ChevronDown
  return (
    <section aria-label="Console" className="flex h-full min-h-0 flex-col">
      <header
        ref={isCollapsed ? actionBar : undefined}
        className="@container flex h-11 shrink-0 items-center gap-2 border-b border-line pr-2"
      >
        <DockTabs state={state} tab={tab} panelId={panelId} onChoose={onChooseTab} />
        <IconButton
          label={isCollapsed ? 'Open the console' : 'Collapse the console'}
          shortcut={shortcuts.toggleDock}
          aria-expanded={!isCollapsed}
          icon={<Chevron size={16} strokeWidth={1.75} aria-hidden />}
          onClick={onToggle}
        />
        <RunAndSubmit {...{ state, disabledReason, shortcuts, onRun, onSubmit }} />
      </header>
      {!isCollapsed && props.notice}
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
