import type { ManagedContestDetail, Scoreboard } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAddressTab } from '../../../lib/address/use-address-tab.ts'
import { formatCount } from '../../../lib/format/pluralize.ts'
import { type ContestView, managedContestsPath } from '../../../lib/paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { MissingOrFailed } from '../../../ui/missing-or-failed.tsx'
import { OpenCount } from '../../../ui/open-count.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { ContestEditor } from '../form/contest-editor.tsx'
import { managedContestQuery } from '../queries.ts'
import { ContestHead } from './contest-head.tsx'
import { JuryScoreboard } from './jury-scoreboard.tsx'
import { PeoplePanel } from './people-panel.tsx'
import { QuestionsPanel } from './questions-panel.tsx'
import { SubmissionsPanel } from './submissions-panel.tsx'
import { useQuestionToasts } from './use-question-toasts.ts'

export interface ContestAdminProps {
  id: string
  renderMarkdown: (text: string) => ReactNode
  renderScoreboard: (board: Scoreboard) => ReactNode
}

/** Admin page of one contest, with all its tabs. */
export function ContestAdmin({ id, ...slots }: ContestAdminProps) {
  const reading = useQuery(managedContestQuery(id))
  if (reading.data) return <LoadedContest contest={reading.data} {...slots} />
  if (reading.error === null) return <AdminSkeleton />
  return (
    <MissingOrFailed
      reading={reading}
      missing="There is no such contest."
      missingDetail="It may have been deleted."
      wayOn={
        <Link to={managedContestsPath} className={buttonClasses({ isSmall: true })}>
          Go to the contests
        </Link>
      }
      failed="Failed to load the contest."
    />
  )
}

const contestViews = [
  'settings',
  'scoreboard',
  'people',
  'submissions',
  'questions',
] as const satisfies readonly ContestView[]

interface LoadedContestProps extends Omit<ContestAdminProps, 'id'> {
  contest: ManagedContestDetail
}

const words = {
  settings: 'Settings',
  scoreboard: 'Scoreboard',
  people: 'People',
  submissions: 'Submissions',
  questions: 'Questions',
} as const satisfies Record<ContestView, string>

function LoadedContest({ contest, renderMarkdown, renderScoreboard }: LoadedContestProps) {
  const { shown: view, show } = useAddressTab('view', contestViews)
  useQuestionToasts({ contest, areShown: view === 'questions', onOpen: () => show('questions') })
  const counts: Partial<Record<ContestView, string>> = {
    people: formatCount(contest.registered),
    submissions: formatCount(contest.submissions),
    questions: formatCount(contest.questions),
  }
  const tabs = contestViews.map((value) => ({
    value,
    text: (
      <>
        {words[value]} <span className="num text-faint">{counts[value]}</span>
        {value === 'questions' && <OpenCount count={contest.openQuestions} />}
      </>
    ),
  }))
  return (
    <>
      <ContestHead contest={contest} />
      <Tabs label="Parts of the contest" tabs={tabs} value={view} onChoose={show}>
        <TabPanel value="settings" className="pt-4">
          <ContestEditor contest={contest} renderMarkdown={renderMarkdown} onSaved={() => {}} />
        </TabPanel>
        <TabPanel value="scoreboard" className="pt-4">
          <JuryScoreboard contest={contest} renderScoreboard={renderScoreboard} />
        </TabPanel>
        <TabPanel value="people" className="pt-4">
          <PeoplePanel contest={contest} />
        </TabPanel>
        <TabPanel value="submissions" className="pt-4">
          <SubmissionsPanel contest={contest} />
        </TabPanel>
        <TabPanel value="questions" className="pt-4">
          <QuestionsPanel contest={contest} renderMarkdown={renderMarkdown} />
        </TabPanel>
      </Tabs>
    </>
  )
}

function AdminSkeleton() {
  return (
    <Skeleton label="Loading the contest">
      <Bone className="h-6 w-72 max-w-full" />
      <Bone className="mt-3 w-56" />
      <div className="panel mt-10 space-y-5 p-5">
        <Bone className="h-10" />
        <Bone className="h-10" />
        <Bone className="h-40" />
      </div>
    </Skeleton>
  )
}
