import { BookOpen, ChevronLeft, EllipsisVertical, History, Play, Send } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { EditorHandle } from '../features/editor/code-editor.tsx'
import { EditorPanel } from '../features/editor/editor-panel.tsx'
import { SymbolBar } from '../features/editor/symbol-bar.tsx'
import { submitWords } from '../features/submissions/judging-words.ts'
import { SubmissionsPanel } from '../features/submissions/submissions-panel.tsx'
import { joinClasses } from '../lib/join-classes.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { VerdictIcon } from '../ui/verdict-pill.tsx'
import { ProblemDescription } from './problem-description.tsx'
import { TestCases } from './problem-desk.tsx'
import { ProblemEvidence } from './problem-evidence.tsx'
import { ProblemResult, type ProblemSideProps } from './problem-left.tsx'
import { ProblemSolutions } from './problem-solutions.tsx'
import { useShell } from './shell-context.ts'
import { useNeighbours } from './use-neighbours.ts'
import type { ProblemView } from './use-problem-view.ts'
import type { ProblemWork } from './use-problem-work.ts'

interface ProblemPhoneProps {
  work: ProblemWork
  view: ProblemView
}

/** Small screens: code or results, and the left panel as an overlay over them. Run and Submit stay at the bottom. */
export function ProblemPhone({ work, view, upgrade }: ProblemSideProps) {
  const editor = useRef<EditorHandle>(null)
  const jump = (line: number, column: number) => {
    view.showPhone('code')
    requestAnimationFrame(() => editor.current?.goTo(line, column))
  }
  return (
    <div className="flex h-dvh flex-col overflow-hidden bg-panel">
      <PhoneBar work={work} view={view} />
      <PhoneTabs work={work} view={view} />
      <main className="group relative flex min-h-0 flex-1 flex-col">
        <div
          className={joinClasses('min-h-0 flex-1', view.phone !== 'code' && 'hidden')}
          inert={view.isOverlayOpen}
        >
          <EditorPanel
            ref={editor}
            draft={work.draft}
            marks={work.marks}
            isMaximised={false}
            onReset={work.judging.clear}
          />
        </div>
        {view.phone === 'code' && <SymbolBar onInsert={(text) => editor.current?.insert(text)} />}
        {view.phone === 'results' && (
          <div className="min-h-0 flex-1 overflow-y-auto" inert={view.isOverlayOpen}>
            <ProblemEvidence
              work={work}
              isPhone
              onJump={(place) => jump(place.line, place.from)}
              onCaseAdded={() => {}}
            />
            <section aria-label="Test cases" className="border-t border-line">
              <h2 className="px-4 pt-4 text-body font-semibold">Test cases</h2>
              <TestCases work={work} />
            </section>
          </div>
        )}
        {view.isOverlayOpen && <Overlay work={work} view={view} upgrade={upgrade} />}
      </main>
      <PhoneActions work={work} />
    </div>
  )
}

function PhoneBar({ work, view }: ProblemPhoneProps) {
  const { openPrevious, openNext } = useNeighbours(work.problem._id)
  const { openShortcuts } = useShell()
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
      <p className="min-w-0 flex-1 truncate" dir="auto">
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
      <Menu trigger={more}>
        {openPrevious && <MenuItem onChoose={openPrevious}>Previous problem</MenuItem>}
        {openNext && <MenuItem onChoose={openNext}>Next problem</MenuItem>}
        <MenuItem onChoose={openShortcuts}>Shortcuts</MenuItem>
      </Menu>
    </header>
  )
}

function PhoneTabs({ work, view }: ProblemPhoneProps) {
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

/** The left panel over the code. Touching anything outside of it closes it. */
function Overlay({ work, view, upgrade }: ProblemSideProps) {
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(view.setOverlayOpen)
  useEffect(() => {
    close.current = view.setOverlayOpen
  })
  useEffect(() => {
    const listen = (event: PointerEvent) => {
      if (!(event.target instanceof Element) || panel.current?.contains(event.target)) return
      // The tabs open and close it themselves.
      if (!event.target.closest('[data-overlay-toggle]')) close.current(false)
    }
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [])
  return (
    <div ref={panel} className="absolute inset-0 z-10 overflow-hidden bg-panel" data-testid="left-overlay">
      {view.left === 'description' && <ProblemDescription work={work} />}
      {view.left === 'solutions' && (
        <ProblemSolutions work={work} upgrade={upgrade} onLoaded={() => view.showPhone('code')} />
      )}
      {view.left === 'submissions' && (
        <SubmissionsPanel
          problemId={work.problem._id}
          onOpenInEditor={(submission) => {
            work.openSubmission(submission)
            view.showPhone('code')
          }}
        />
      )}
      {view.left === 'result' && <ProblemResult work={work} view={view} />}
    </div>
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
        icon={<Play size={16} strokeWidth={1.75} aria-hidden />}
        onClick={work.run}
      >
        {isJudging && state.request.what === 'run' ? submitWords(state) : 'Run'}
      </Button>
      <Button
        look="primary"
        className="flex-1"
        disabled={isJudging}
        icon={<Send size={16} strokeWidth={1.75} aria-hidden />}
        onClick={work.submit}
      >
        {isJudging && state.request.what === 'submit' ? submitWords(state) : 'Submit'}
      </Button>
    </footer>
  )
}
