import { Play, Send } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect } from 'react'
import type { EditorHandle } from '../../../features/editor/code-editor.tsx'
import { EditorPanel } from '../../../features/editor/editor-panel.tsx'
import { loadEditor } from '../../../features/editor/lazy-code-editor.tsx'
import { SymbolBar } from '../../../features/editor/symbol-bar.tsx'
import { disabledButtonProps } from '../../../features/submissions/judging/disabled-button-props.ts'
import { submitButtonText } from '../../../features/submissions/judging/judging-text.ts'
import { joinClasses } from '../../../lib/join-classes.ts'
import { onFirstInteraction } from '../../../lib/lazy/on-first-interaction.ts'
import { useVisibleArea } from '../../../lib/use-visible-area.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { PhoneOverlay } from './phone-overlay.tsx'
import { PhoneTabs } from './phone-tabs.tsx'
import { TestCases } from './test-cases.tsx'
import type { ProblemView } from './use-problem-view.ts'
import type { ProblemWork } from './use-problem-work.ts'

// The editor is hidden behind the statement at first, so it is prefetched at the first interaction.
onFirstInteraction(() => {
  loadEditor().catch(() => undefined)
})

interface WorkPhoneProps {
  work: ProblemWork
  view: ProblemView
  editor: RefObject<EditorHandle | null>
  bar: ReactNode
  /** The panel in the overlay. */
  left: ReactNode
  /** The content of the results tab. */
  evidence: ReactNode
  /** Shown above the tabs. */
  notice?: ReactNode
  /** Whether the panel has its own input at the bottom instead of Run and Submit. */
  hasOwnActions?: boolean
}

/**
 * Layout of small screens: code or results, and the left panel as an overlay. Tabs, Run and Submit stay at the bottom; while an
 * on-screen keyboard is open, the symbol bar replaces them above it, and Run moves into the toolbar. On a phone in landscape
 * the tabs and both buttons share a row.
 */
export function WorkPhone(props: WorkPhoneProps) {
  const { work, view, editor, bar, left, evidence, notice, hasOwnActions = false } = props
  const area = useVisibleArea()
  const hasKeyboard = area?.hasKeyboard ?? false
  useEffect(() => {
    if (hasKeyboard) editor.current?.showCaret()
  }, [hasKeyboard, editor])
  return (
    <div
      className="group fixed inset-x-0 top-0 flex h-dvh flex-col overflow-hidden bg-panel"
      style={area ? { top: area.top, height: area.height } : undefined}
    >
      {bar}
      <main className="relative flex min-h-0 flex-1 flex-col">
        <div
          className={joinClasses(
            'min-h-0 flex-1',
            view.phone !== 'code' && 'hidden',
            // Covered content needs no layout.
            view.isOverlayOpen && '[content-visibility:hidden]',
          )}
          inert={view.isOverlayOpen}
        >
          <EditorPanel
            ref={editor}
            draft={work.draft}
            chosen={work.editorSettings}
            marks={work.marks}
            isMaximised={false}
            isShown={!view.isOverlayOpen}
            onReset={work.judging.clear}
            trailing={hasKeyboard && <RunAboveKeyboard work={work} />}
          />
        </div>
        {view.phone === 'results' && (
          <div className="min-h-0 flex-1 overflow-y-auto" inert={view.isOverlayOpen}>
            {evidence}
            <section aria-label="Test cases" className="border-t border-line">
              <h2 className="px-4 pt-4 text-body font-semibold">Test cases</h2>
              <TestCases work={work} />
            </section>
          </div>
        )}
        {view.isOverlayOpen && <PhoneOverlay view={view}>{left}</PhoneOverlay>}
      </main>
      {!hasOwnActions && !hasKeyboard && (
        <>
          <ClosedNotice reason={work.closedReason} contest={work.problem.contest} />
          {notice}
        </>
      )}
      <div className="shrink-0 short:flex short:flex-wrap">
        <PhoneTabs work={work} view={view} />
        {view.phone === 'code' && <SymbolBar onPress={(key) => editor.current?.press(key)} />}
        {!hasOwnActions && !hasKeyboard && <PhoneActions work={work} />}
      </div>
    </div>
  )
}

function PhoneActions({ work }: { work: ProblemWork }) {
  const { state } = work.judging
  const isJudging = state.kind === 'judging'
  return (
    <footer className="flex shrink-0 gap-2 border-t border-line p-3 short:w-80 short:px-2 short:py-1">
      <Button
        className="flex-1"
        isBusy={isJudging}
        {...disabledButtonProps(work.closedReason)}
        icon={<Play size={16} strokeWidth={1.75} aria-hidden />}
        onClick={work.run}
      >
        {isJudging && state.request.what === 'run' ? submitButtonText(state) : 'Run'}
      </Button>
      <Button
        look="primary"
        className="flex-1"
        isBusy={isJudging}
        {...disabledButtonProps(work.closedReason)}
        icon={<Send size={16} strokeWidth={1.75} aria-hidden />}
        onClick={work.submit}
      >
        {isJudging && state.request.what === 'submit' ? submitButtonText(state) : 'Submit'}
      </Button>
    </footer>
  )
}

/**
 * The Run button above the keyboard. It keeps the focus in the editor, and so the keyboard open, until the results are shown.
 */
function RunAboveKeyboard({ work }: { work: ProblemWork }) {
  return (
    <IconButton
      label="Run"
      icon={<Play size={16} strokeWidth={1.75} aria-hidden />}
      {...disabledButtonProps(work.closedReason)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={work.run}
    />
  )
}
