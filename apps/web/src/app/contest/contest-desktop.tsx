import { FileText, History } from 'lucide-react'
import { useRef } from 'react'
import { OwnSubmissions } from '../../features/contests/round/own-submissions.tsx'
import type { EditorHandle } from '../../features/editor/code-editor.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { type Tab, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { WorkDesktop } from '../problem/work/work-desktop.tsx'
import { ContestBar } from './contest-bar.tsx'
import { ContestDescription } from './contest-description.tsx'
import { ContestEvidence } from './contest-evidence.tsx'
import type { ContestLayoutProps } from './contest-workspace.tsx'

type ContestLeftTab = 'description' | 'submissions'

const tabs: readonly Tab<ContestLeftTab>[] = [
  {
    value: 'description',
    text: 'Description',
    icon: <FileText size={14} strokeWidth={1.75} aria-hidden />,
  },
  {
    value: 'submissions',
    text: 'My submissions',
    icon: <History size={14} strokeWidth={1.75} aria-hidden />,
  },
]

export function ContestDesktop(props: ContestLayoutProps) {
  const { work, view, contest, problem, now } = props
  const editor = useRef<EditorHandle>(null)
  return (
    <WorkDesktop
      work={work}
      view={view}
      editor={editor}
      bar={<ContestBar contest={contest} letter={problem.letter} now={now} />}
      left={<ContestLeft {...props} />}
      evidence={
        <ContestEvidence
          {...props}
          onJump={(place) => editor.current?.goTo(place.line, place.from)}
          onCaseAdded={() => view.showDock('cases')}
        />
      }
    />
  )
}

const panelClasses = 'min-h-0 flex-1 outline-none data-[state=inactive]:hidden'

function ContestLeft({ work, view, contest, problem }: ContestLayoutProps) {
  return (
    <Tabs
      label="Problem"
      tabs={tabs}
      value={view.left === 'submissions' ? 'submissions' : 'description'}
      onChoose={view.showLeft}
      className="flex h-full min-h-0 flex-col"
    >
      <TabPanel value="description" className={panelClasses}>
        <ContestDescription work={work} contest={contest} problem={problem} />
      </TabPanel>
      <TabPanel value="submissions" className={panelClasses}>
        <ScrollRegion label="My submissions" className="h-full overflow-y-auto">
          <OwnSubmissions
            contestId={contest._id}
            letter={problem.letter}
            onOpenInEditor={work.opening.openSubmission}
          />
        </ScrollRegion>
      </TabPanel>
    </Tabs>
  )
}
