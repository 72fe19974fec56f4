import { Play, Send } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import type { EditorHandle } from '../features/editor/code-editor.tsx'
import { EditorPanel } from '../features/editor/editor-panel.tsx'
import { SymbolBar } from '../features/editor/symbol-bar.tsx'
import { closedButton } from '../features/submissions/closed-button.ts'
import { submitWords } from '../features/submissions/judging-words.ts'
import { joinClasses } from '../lib/join-classes.ts'
import { Button } from '../ui/button.tsx'
import { VerdictIcon } from '../ui/verdict-pill.tsx'
import { PhoneOverlay } from './phone-overlay.tsx'
import { TestCases } from './test-cases.tsx'
import type { ProblemView } from './use-problem-view.ts'
import type { ProblemWork } from './use-problem-work.ts'

interface WorkViewProps {
  work: ProblemWork
  view: ProblemView
}

interface WorkPhoneProps extends WorkViewProps {
  editor: RefObject<EditorHandle | null>
  bar: ReactNode
  /** The panel that lies over the code while it is open. */
  left: ReactNode
  /** What is shown of the last run or submit. */
  evidence: ReactNode
  /** True where a field below takes the place of Run and Submit. */
  hasOwnActions?: boolean
}

/** Small screens: code or results, and the left panel as an overlay over them. Run and Submit stay at the bottom. */
export function WorkPhone(props: WorkPhoneProps) {
  const { work, view, editor, bar, left, evidence, hasOwnActions = false } = props
  return (
    <div className="flex h-dvh flex-col overflow-hidden bg-panel">
      {bar}
      <PhoneTabs work={work} view={view} />
      <main className="group relative flex min-h-0 flex-1 flex-col">
        <div
          className={joinClasses('min-h-0 flex-1', view.phone !== 'code' && 'hidden')}
          inert={view.isOverlayOpen}
        >
          <EditorPanel
            ref={editor}
            draft={work.draft}
            chosen={work.editorSettings}
            marks={work.marks}
            isMaximised={false}
            onReset={work.judging.clear}
          />
        </div>
        {view.phone === 'code' && <SymbolBar onInsert={(text) => editor.current?.insert(text)} />}
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
      {!hasOwnActions && <PhoneActions work={work} />}
    </div>
  )
}

function PhoneTabs({ work, view }: WorkViewProps) {
  const { state } = work.judging
  const isStatement = view.isOverlayOpen && view.left === 'description'
  return (
    <nav aria-label="Problem" className="ptabs shrink-0" data-overlay-toggle>
      <PhoneTabButton
        isCurrent={isStatement}
        onChoose={() => (isStatement ? view.setOverlayOpen(false) : view.showLeft('description'))}
      >
        Statement
      </PhoneTabButton>
      <PhoneTabButton
        isCurrent={!view.isOverlayOpen && view.phone === 'code'}
        onChoose={() => view.showPhone('code')}
      >
        Code
      </PhoneTabButton>
      <PhoneTabButton
        isCurrent={!view.isOverlayOpen && view.phone === 'results'}
        onChoose={() => view.showPhone('results')}
      >
        Results
        {state.kind === 'judged' && <VerdictIcon status={state.answer.overallStatus} size={14} />}
        {state.kind === 'judging' && <VerdictIcon status="Judging" size={14} />}
      </PhoneTabButton>
    </nav>
  )
}

interface PhoneTabButtonProps {
  isCurrent: boolean
  onChoose: () => void
  children: ReactNode
}

function PhoneTabButton({ isCurrent, onChoose, children }: PhoneTabButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      className={joinClasses('ptab', isCurrent && 'border-b-primary text-ink')}
      onClick={onChoose}
    >
      {children}
    </button>
  )
}

function PhoneActions({ work }: { work: ProblemWork }) {
  const { state } = work.judging
  const isJudging = state.kind === 'judging'
  return (
    <footer className="flex shrink-0 gap-2 border-t border-line p-3">
      <Button
        className="flex-1"
        disabled={isJudging}
        {...closedButton(work.closedReason)}
        icon={<Play size={16} strokeWidth={1.75} aria-hidden />}
        onClick={work.run}
      >
        {isJudging && state.request.what === 'run' ? submitWords(state) : 'Run'}
      </Button>
      <Button
        look="primary"
        className="flex-1"
        disabled={isJudging}
        {...closedButton(work.closedReason)}
        icon={<Send size={16} strokeWidth={1.75} aria-hidden />}
        onClick={work.submit}
      >
        {isJudging && state.request.what === 'submit' ? submitWords(state) : 'Submit'}
      </Button>
    </footer>
  )
}
