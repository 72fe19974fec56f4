import { assistantNames, type Evidence } from '@codedojo/contract'
import { BookOpen, FileText, History, MessageSquareCode, NotebookPen } from 'lucide-react'
import { useHasPart } from '../../lib/installation.ts'
import { VerdictIcon } from '../../shared/submissions/verdict-pill.tsx'
import { type Tab, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { Ninja, Notes, Result, Solutions, Submissions } from './lazy-panels.tsx'
import { ProblemDescription } from './problem-description.tsx'
import type { ProblemLayoutProps } from './problem-layout-props.ts'
import type { LeftTab } from './work/use-problem-view.ts'
import type { ProblemWork } from './work/use-problem-work.ts'

interface ProblemLeftProps extends Omit<ProblemLayoutProps, 'hintOffer'> {
  wayTo: (evidence: Evidence) => (() => void) | null
}

const panelClasses = 'min-h-0 flex-1 outline-none data-[state=inactive]:hidden'

/**
 * The tabs left of the editor: statement, solutions, submissions, notes, Code Ninja and, after a run or submission, its result.
 */
export function ProblemLeftPanels({ work, view, upgrade, ninja, wayTo }: ProblemLeftProps) {
  const { state } = work.judging
  const hasAssistants = useHasPart('assistants')
  const value = view.left === 'result' && state.kind !== 'judged' ? 'description' : view.left
  return (
    <Tabs
      label="Problem"
      tabs={tabsFor(work, hasAssistants)}
      value={value}
      onChoose={view.showLeft}
      className="@container flex h-full min-h-0 flex-col"
    >
      <TabPanel value="description" className={panelClasses}>
        <ProblemDescription work={work} />
      </TabPanel>
      <TabPanel value="solutions" className={panelClasses}>
        <Solutions work={work} upgrade={upgrade} />
      </TabPanel>
      <TabPanel value="submissions" className={panelClasses}>
        <Submissions problemId={work.problem._id} onOpenInEditor={work.opening.openSubmission} />
      </TabPanel>
      <TabPanel value="notes" className={panelClasses}>
        <Notes work={work} />
      </TabPanel>
      <TabPanel value="ninja" className={panelClasses}>
        <Ninja work={work} ninja={ninja} wayTo={wayTo} />
      </TabPanel>
      <TabPanel value="result" className={panelClasses}>
        <Result work={work} view={view} />
      </TabPanel>
    </Tabs>
  )
}

/** Six tabs with icons are wider than the pane at its default size. */
const tabIcon = {
  size: 14,
  strokeWidth: 1.75,
  className: '@max-[640px]:hidden',
  'aria-hidden': true,
} as const

function tabsFor({ judging: { state } }: ProblemWork, hasAssistants: boolean): Tab<LeftTab>[] {
  const tabs: Tab<LeftTab>[] = [
    {
      value: 'description',
      text: 'Description',
      icon: <FileText {...tabIcon} />,
    },
    { value: 'solutions', text: 'Solutions', icon: <BookOpen {...tabIcon} /> },
    { value: 'submissions', text: 'Submissions', icon: <History {...tabIcon} /> },
    { value: 'notes', text: 'Notes', icon: <NotebookPen {...tabIcon} /> },
  ]
  if (hasAssistants)
    tabs.push({
      value: 'ninja',
      text: assistantNames.ninja,
      icon: <MessageSquareCode {...tabIcon} />,
    })
  if (state.kind === 'judged') {
    tabs.push({
      value: 'result',
      text: 'Result',
      icon: <VerdictIcon status={state.answer.overallStatus} size={14} />,
    })
  }
  return tabs
}
