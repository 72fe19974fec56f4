import { type ReactNode, type RefObject, useEffect } from 'react'
import { Group, Panel, Separator, useDefaultLayout, usePanelRef } from 'react-resizable-panels'
import type { EditorHandle } from '../../../features/editor/code-editor.tsx'
import { EditorPanel } from '../../../features/editor/editor-panel.tsx'
import { loadEditor } from '../../../features/editor/lazy-code-editor.tsx'
import { ConsoleDock } from '../../../features/submissions/dock/console-dock.tsx'
import { useShortcuts } from '../../../shared/settings/use-shortcuts.ts'
import { ClosedNotice } from './closed-notice.tsx'
import { TestCases } from './test-cases.tsx'
import type { ProblemView } from './use-problem-view.ts'
import type { ProblemWork } from './use-problem-work.ts'

// Requested together with the page; the panel shows the error if it cannot be loaded.
loadEditor().catch(() => undefined)

const dockHeadPx = 46
/** The padding of the page and the gap between the panes. */
const aroundPx = 24

interface WorkDesktopProps {
  work: ProblemWork
  view: ProblemView
  editor: RefObject<EditorHandle | null>
  bar: ReactNode
  /** The left pane with the statement. */
  left: ReactNode
  /** The content of the console. */
  evidence: ReactNode
  /** Shown above the content of the console. */
  notice?: ReactNode
}

/** Layout of large screens: statement left, editor above console right. The panes are resizable, and their sizes are stored. */
export function WorkDesktop({ work, view, editor, bar, left, evidence, notice }: WorkDesktopProps) {
  const columns = useDefaultLayout({ id: 'codedojo-problem-columns', onlySaveAfterUserInteractions: true })
  const leftRef = usePanelRef()
  useEffect(() => {
    if (view.isMaximised) leftRef.current?.collapse()
    else leftRef.current?.expand()
  }, [view.isMaximised, leftRef])
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <button
        type="button"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-raised focus:p-3"
        onClick={() => editor.current?.focus()}
      >
        Go to the editor
      </button>
      {bar}
      <main className="min-h-0 flex-1 px-2 pb-2">
        <Group
          id="codedojo-problem-columns"
          orientation="horizontal"
          defaultLayout={columns.defaultLayout}
          onLayoutChanged={columns.onLayoutChanged}
        >
          <Panel
            id="left"
            panelRef={leftRef}
            collapsible
            defaultSize={Math.min(584, (window.innerWidth - aroundPx) / 2)}
            minSize={320}
            className="panel overflow-hidden!"
            hidden={view.isMaximised}
          >
            {left}
          </Panel>
          <PaneEdge label="Width of the statement" isHidden={view.isMaximised} orientation="column" />
          <Panel id="right" minSize={400}>
            <RightSide work={work} view={view} editor={editor} evidence={evidence} notice={notice} />
          </Panel>
        </Group>
      </main>
    </div>
  )
}

function RightSide({ work, view, editor, evidence, notice }: Omit<WorkDesktopProps, 'bar' | 'left'>) {
  const rows = useDefaultLayout({ id: 'codedojo-problem-rows', onlySaveAfterUserInteractions: true })
  const dockRef = usePanelRef()
  const shortcuts = useShortcuts()
  const isDockCollapsed = view.isDockCollapsed || view.isMaximised
  useEffect(() => {
    if (isDockCollapsed) dockRef.current?.collapse()
    else dockRef.current?.expand()
  }, [isDockCollapsed, dockRef])
  return (
    <Group
      id="codedojo-problem-rows"
      orientation="vertical"
      defaultLayout={rows.defaultLayout}
      onLayoutChanged={rows.onLayoutChanged}
    >
      <Panel id="editor" minSize={120} className="panel overflow-hidden!">
        <EditorPanel
          ref={editor}
          draft={work.draft}
          chosen={work.editorSettings}
          marks={work.marks}
          isMaximised={view.isMaximised}
          onToggleMaximised={view.toggleMaximised}
          maximiseShortcut={shortcuts.maximise}
          onReset={work.judging.clear}
        />
      </Panel>
      <PaneEdge label="Height of the console" isHidden={false} orientation="row" />
      <Panel
        id="dock"
        panelRef={dockRef}
        collapsible
        collapsedSize={dockHeadPx}
        minSize={160}
        defaultSize={380}
        className="panel overflow-hidden!"
        onResize={(size) => {
          if (!view.isMaximised) view.setDockCollapsed(size.inPixels <= dockHeadPx + 1)
        }}
      >
        <ConsoleDock
          state={work.judging.state}
          tab={view.dock}
          isCollapsed={isDockCollapsed}
          disabledReason={work.closedReason}
          shortcuts={shortcuts}
          onChooseTab={view.showDock}
          onToggle={view.isMaximised ? view.toggleMaximised : view.toggleDock}
          onRun={work.run}
          onSubmit={work.submit}
          notice={
            <>
              <ClosedNotice reason={work.closedReason} contest={work.problem.contest} />
              {notice}
            </>
          }
        >
          {view.dock === 'cases' ? <TestCases work={work} /> : evidence}
        </ConsoleDock>
      </Panel>
    </Group>
  )
}

interface PaneEdgeProps {
  label: string
  isHidden: boolean
  orientation: 'column' | 'row'
}

/** The resize handle between two panes; the arrow keys move it while it has the focus. */
function PaneEdge({ label, isHidden, orientation }: PaneEdgeProps) {
  const shape = orientation === 'column' ? 'w-2' : 'h-2'
  return (
    <Separator
      aria-label={label}
      disabled={isHidden}
      hidden={isHidden}
      className={`${shape} rounded outline-none hover:bg-strong focus-visible:bg-primary data-[separator=active]:bg-primary`}
    />
  )
}
