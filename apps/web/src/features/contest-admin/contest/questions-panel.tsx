import type { ManagedContestDetail } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { managedQuestionsQuery } from '../queries.ts'
import { AnnounceForm } from './announce-form.tsx'
import { AnnouncementEntry } from './announcement-entry.tsx'
import { QuestionEntry } from './question-entry.tsx'

interface QuestionsPanelProps {
  contest: ManagedContestDetail
  renderMarkdown: (text: string) => ReactNode
}

/** Questions with their answers, and announcements. */
export function QuestionsPanel({ contest, renderMarkdown }: QuestionsPanelProps) {
  const { data, error, isFetching, refetch } = useQuery(managedQuestionsQuery(contest._id))
  if (data === undefined && error !== null)
    return <ReadFailed title="Failed to load the questions." reading={{ error, isFetching, refetch }} />
  if (data === undefined)
    return (
      <Skeleton label="Loading the questions" className="panel space-y-4 p-5">
        <Bone className="w-72" />
        <Bone className="w-64" />
      </Skeleton>
    )
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_400px]">
      <Panel title="Questions">
        {data.questions.length === 0 ? (
          <EmptyState title="Nobody has asked anything." />
        ) : (
          <ul aria-label="Questions" className="divide-y divide-line">
            {data.questions.map((each) => (
              <QuestionEntry key={each._id} contestId={contest._id} question={each} />
            ))}
          </ul>
        )}
      </Panel>
      <Panel title="Announcements">
        <AnnounceForm contestId={contest._id} announced={null} renderMarkdown={renderMarkdown} />
        {data.announcements.length > 0 && (
          <ul aria-label="Announcements" className="divide-y divide-line border-t border-line">
            {data.announcements.map((each) => (
              <AnnouncementEntry
                key={each._id}
                contestId={contest._id}
                announced={each}
                renderMarkdown={renderMarkdown}
              />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  )
}
