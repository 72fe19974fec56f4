import { type RefObject, useEffect, useRef } from 'react'
import { Group, Panel, Separator, useDefaultLayout, usePanelRef } from 'react-resizable-panels'
import type { EditorHandle } from '../features/editor/code-editor.tsx'
import { EditorPanel } from '../features/editor/editor-panel.tsx'
import { ConsoleDock } from '../features/submissions/console-dock.tsx'
import { TestCasesPanel } from '../features/submissions/test-cases-panel.tsx'
import { ProblemBar } from './problem-bar.tsx'
import { ProblemEvidence } from './problem-evidence.tsx'
import { ProblemLeft, type ProblemSideProps } from './problem-left.tsx'
import { modifierKey } from './shortcut-sheet.tsx'
import type { ProblemView } from './use-problem-view.ts'
import type { ProblemWork } from './use-problem-work.ts'

const dockHeadPx = 46

/** Large screens: statement left, editor over console right. The panes can be resized and remember their sizes. */
export function ProblemDesk({ work, view, upgrade }: ProblemSideProps) {
  const columns = useDefaultLayout({ id: 'codedojo-problem-columns', onlySaveAfterUserInteractions: true })
  const leftRef = usePanelRef()
  const editor = useRef<EditorHandle>(null)
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
      <ProblemBar problem={work.problem} />
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
            defaultSize={584}
            minSize={320}
            className="panel overflow-hidden!"
            hidden={view.isMaximised}
          >
            <ProblemLeft work={work} view={view} upgrade={upgrade} />
          </Panel>
          <PaneEdge label="Width of the statement" isHidden={view.isMaximised} orientation="column" />
          <Panel id="right" minSize={400}>
            <RightSide work={work} view={view} editor={editor} />
          </Panel>
        </Group>
      </main>
    </div>
  )
}

interface RightSideProps {
  work: ProblemWork
  view: ProblemView
  editor: RefObject<EditorHandle | null>
}

function RightSide({ work, view, editor }: RightSideProps) {
  const rows = useDefaultLayout({ id: 'codedojo-problem-rows', onlySaveAfterUserInteractions: true })
  const dockRef = usePanelRef()
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
          marks={work.marks}
          isMaximised={view.isMaximised}
          onToggleMaximised={view.toggleMaximised}
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
          modifierKey={modifierKey}
          onChooseTab={view.showDock}
          onToggle={view.isMaximised ? view.toggleMaximised : view.toggleDock}
          onRun={work.run}
          onSubmit={work.submit}
        >
          {view.dock === 'cases' ? (
            <TestCases work={work} />
          ) : (
            <ProblemEvidence
              work={work}
              onJump={(place) => editor.current?.goTo(place.line, place.from)}
              onCaseAdded={() => view.showDock('cases')}
            />
          )}
        </ConsoleDock>
      </Panel>
    </Group>
  )
}

export function TestCases({ work: { problem, customCases } }: { work: ProblemWork }) {
  return (
    <TestCasesPanel
      visibleCases={problem.visibleTestCases}
      customCases={customCases.cases}
      shown={customCases.shown}
      onShow={customCases.show}
      onAdd={customCases.add}
      onEdit={customCases.edit}
      onRemove={customCases.remove}
    />
  )
}

interface PaneEdgeProps {
  label: string
  isHidden: boolean
  orientation: 'column' | 'row'
}

/** The gutter between two panes; arrow keys move it while it has the focus. */
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
