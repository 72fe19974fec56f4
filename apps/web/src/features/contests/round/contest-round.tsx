import type { Contest, User } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { useAddressTab } from '../../../lib/address/use-address-tab.ts'
import type { ContestTab } from '../../../lib/paths.ts'
import { type Tab, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { useContestTime } from '../contest-time.ts'
import { QuestionsPanel } from '../questions/questions-panel.tsx'
import { ContestCodeDialog } from '../registration/contest-code-dialog.tsx'
import { ScoreboardPanel } from '../scoreboard/scoreboard-panel.tsx'
import { ContestHead } from './contest-head.tsx'
import { ContestProblems } from './contest-problems.tsx'
import { OwnSubmissions } from './own-submissions.tsx'
import { WaitingRoom } from './waiting-room.tsx'

const contestTabs = [
  'problems',
  'scoreboard',
  'submissions',
  'questions',
] as const satisfies readonly ContestTab[]

export interface ContestRoundProps {
  user: User
  contest: Contest
  /** Device time at which the contest was loaded. */
  receivedAt: number
  renderMarkdown: (text: string) => ReactNode
  /** Path of a problem's public page. */
  practisePath: (problemId: string) => string
}

/** One contest: the waiting room before the start, then problems, scoreboard, submissions and questions. */
export function ContestRound(props: ContestRoundProps) {
  return (
    <ContestCodeDialog>
      <Round {...props} />
    </ContestCodeDialog>
  )
}

function Round(props: ContestRoundProps) {
  const { user, contest, receivedAt, renderMarkdown, practisePath } = props
  const now = useContestTime({ now: contest.now, receivedAt })
  const { shown, show } = useAddressTab('tab', contestTabs)
  if (contest.state === 'upcoming')
    return <WaitingRoom contest={contest} now={now} renderMarkdown={renderMarkdown} />

  const tabs = tabsFor(contest)
  const tab = tabs.some(({ value }) => value === shown) ? shown : 'problems'
  return (
    <>
      <ContestHead contest={contest} now={now} />
      <Tabs label={contest.name} tabs={tabs} value={tab} onChoose={show} className="mt-5">
        <TabPanel value="problems" className="pt-5 outline-none">
          <ContestProblems {...{ contest, now, renderMarkdown, practisePath }} />
        </TabPanel>
        <TabPanel value="scoreboard" className="pt-4 outline-none">
          <ScoreboardPanel contest={contest} userId={user._id} />
        </TabPanel>
        <TabPanel value="submissions" className="pt-5 outline-none">
          <OwnSubmissions contestId={contest._id} />
        </TabPanel>
        <TabPanel value="questions" className="pt-5 outline-none">
          <QuestionsPanel contest={contest} renderMarkdown={renderMarkdown} />
        </TabPanel>
      </Tabs>
    </>
  )
}

function tabsFor({ mayEnter, visibility, unreadAnnouncements }: Contest): Tab<ContestTab>[] {
  const problems: Tab<ContestTab> = { value: 'problems', text: 'Problems' }
  if (!mayEnter && visibility === 'code') return [problems]
  const open: Tab<ContestTab>[] = [problems, { value: 'scoreboard', text: 'Scoreboard' }]
  if (!mayEnter) return open
  return [
    ...open,
    { value: 'submissions', text: 'My submissions' },
    { value: 'questions', text: <QuestionsText unread={unreadAnnouncements} /> },
  ]
}

function QuestionsText({ unread }: { unread: number }) {
  return (
    <>
      Questions
      {unread > 0 && (
        <span className="num relative text-primary">
          {unread}
          <span className="sr-only"> unread</span>
        </span>
      )}
    </>
  )
}
