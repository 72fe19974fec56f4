import { assistantNames, type Evidence } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, FileText, History, MessageSquareCode, NotebookPen } from 'lucide-react'
import type { Upgrade } from '../features/premium/use-upgrade.ts'
import { ReportButton } from '../features/reports/report-button.tsx'
import { submissionsQuery } from '../features/submissions/queries.ts'
import { ResultPanel } from '../features/submissions/result-panel.tsx'
import { SubmissionsPanel } from '../features/submissions/submissions-panel.tsx'
import { type Tab, TabPanel, Tabs } from '../ui/tabs.tsx'
import { VerdictIcon } from '../ui/verdict-pill.tsx'
import { ProblemDescription, useReportedWork } from './problem-description.tsx'
import { ProblemNinja } from './problem-ninja.tsx'
import { ProblemNotes } from './problem-notes.tsx'
import { ProblemSolutions } from './problem-solutions.tsx'
import { useNeighbours } from './use-neighbours.ts'
import type { NinjaWork } from './use-problem-ninja.ts'
import type { LeftTab, ProblemView } from './use-problem-view.ts'
import type { ProblemWork } from './use-problem-work.ts'

export interface ProblemSideProps {
  work: ProblemWork
  view: ProblemView
  upgrade: Upgrade
  ninja: NinjaWork
}

interface ProblemLeftProps extends ProblemSideProps {
  wayTo: (evidence: Evidence) => (() => void) | null
}

const panelClasses = 'min-h-0 flex-1 outline-none data-[state=inactive]:hidden'

/** Statement, solutions, submissions, notes, Code Ninja and, after a run or submit, its result. */
export function ProblemLeft({ work, view, upgrade, ninja, wayTo }: ProblemLeftProps) {
  const { state } = work.judging
  const value = view.left === 'result' && state.kind !== 'judged' ? 'description' : view.left
  return (
    <Tabs
      label="Problem"
      tabs={tabsFor(work)}
      value={value}
      onChoose={view.showLeft}
      className="@container flex h-full min-h-0 flex-col"
    >
      <TabPanel value="description" className={panelClasses}>
        <ProblemDescription work={work} />
      </TabPanel>
      <TabPanel value="solutions" className={panelClasses}>
        <ProblemSolutions work={work} upgrade={upgrade} />
      </TabPanel>
      <TabPanel value="submissions" className={panelClasses}>
        <SubmissionsPanel problemId={work.problem._id} onOpenInEditor={work.opening.openSubmission} />
      </TabPanel>
      <TabPanel value="notes" className={panelClasses}>
        <ProblemNotes work={work} />
      </TabPanel>
      <TabPanel value="ninja" className={panelClasses}>
        <ProblemNinja work={work} ninja={ninja} wayTo={wayTo} />
      </TabPanel>
      <TabPanel value="result" className={panelClasses}>
        <ProblemResult work={work} view={view} />
      </TabPanel>
    </Tabs>
  )
}

/** The result of the last run or submit; nothing before the first. */
export function ProblemResult({ work, view }: Pick<ProblemSideProps, 'work' | 'view'>) {
  const { state } = work.judging
  const { openNext } = useNeighbours(work.problem._id)
  const { data: submissions } = useQuery(submissionsQuery(work.problem._id))
  const reported = useReportedWork(work)
  if (state.kind !== 'judged') return null
  return (
    <ResultPanel
      request={state.request}
      answer={state.answer}
      submissions={submissions}
      advice={work.advice}
      selected={work.selectedCase}
      onSelect={(index) => {
        work.selectCase(index)
        view.showDock('results')
      }}
      onNextProblem={openNext}
      onShowSubmissions={() => view.showLeft('submissions')}
    >
      <ReportButton
        work={reported}
        about="test"
        text="Report a wrong or missing test"
        className="text-ui text-muted"
      />
    </ResultPanel>
  )
}

/** Six tabs with icons need more room than the pane has at first. */
const tabIcon = {
  size: 14,
  strokeWidth: 1.75,
  className: '@max-[640px]:hidden',
  'aria-hidden': true,
} as const

function tabsFor({ judging: { state } }: ProblemWork): Tab<LeftTab>[] {
  const tabs: Tab<LeftTab>[] = [
    {
      value: 'description',
      text: 'Description',
      icon: <FileText {...tabIcon} />,
    },
    { value: 'solutions', text: 'Solutions', icon: <BookOpen {...tabIcon} /> },
    { value: 'submissions', text: 'Submissions', icon: <History {...tabIcon} /> },
    { value: 'notes', text: 'Notes', icon: <NotebookPen {...tabIcon} /> },
    {
      value: 'ninja',
      text: assistantNames.ninja,
      icon: <MessageSquareCode {...tabIcon} />,
    },
  ]
  if (state.kind === 'judged') {
    tabs.push({
      value: 'result',
      text: 'Result',
      icon: <VerdictIcon status={state.answer.overallStatus} size={14} />,
    })
  }
  return tabs
}
