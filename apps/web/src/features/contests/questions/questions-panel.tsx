import type { Contest } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { questionsQuery } from '../queries.ts'
import { AnnouncementList } from './announcement-list.tsx'
import { AskForm } from './ask-form.tsx'
import { QuestionList } from './question-list.tsx'
import { useReadAnnouncements } from './use-read-announcements.ts'

interface QuestionsPanelProps {
  contest: Contest
  renderMarkdown: (text: string) => ReactNode
}

/** Announcements, questions, and the form to ask one. */
export function QuestionsPanel({ contest, renderMarkdown }: QuestionsPanelProps) {
  const { data, error, isFetching, refetch } = useQuery(questionsQuery(contest._id))
  useReadAnnouncements(contest._id, data?.announcements)
  if (data === undefined && error)
    return <ReadFailed title="Failed to load the questions." reading={{ error, isFetching, refetch }} />
  if (data === undefined)
    return (
      <Skeleton label="Loading questions" className="panel space-y-4 p-4">
        <Bone className="h-4 w-72" />
        <Bone className="h-4 w-96 max-w-full" />
        <Bone className="h-4 w-56" />
      </Skeleton>
    )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_360px]">
      <div className="space-y-6">
        <AnnouncementList announcements={data.announcements} renderMarkdown={renderMarkdown} />
        <QuestionList questions={data.questions} />
      </div>
      {contest.state === 'running' && <AskForm contest={contest} />}
    </div>
  )
}
