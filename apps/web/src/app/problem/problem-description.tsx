import { problemRoomPrefix } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { Link } from 'react-router'
import { useUser } from '../../features/accounts/signed-in-user.ts'
import { OwnReports } from '../../features/problem-reports/own-reports.tsx'
import { ReportButton } from '../../features/problem-reports/report-button.tsx'
import type { ReportedWork } from '../../features/problem-reports/report-dialog.tsx'
import { RejudgeOffer } from '../../features/rejudges/rejudge-offer.tsx'
import { DescriptionPanel } from '../../features/statement/description-panel.tsx'
import { submissionsQuery } from '../../features/submissions/queries.ts'
import { formatDateTimeInSentence } from '../../lib/format/format-date.ts'
import { useHasPart } from '../../lib/installation.ts'
import { roomPath } from '../../lib/paths.ts'
import { useHiddenFacts } from '../../shared/problems/use-hidden-facts.ts'
import { InterviewMark } from '../shell/interview-switch.tsx'
import { ContestNotice } from './contest-notice.tsx'
import type { ProblemWork } from './work/use-problem-work.ts'

/** The statement, with the report button, the user's answered reports, and the reports for admins. */
export function ProblemDescription({ work }: { work: ProblemWork }) {
  const isAdmin = useUser().role === 'admin'
  const reported = useReportedWork(work)
  const hidden = useHiddenFacts()
  const hasRooms = useHasPart('rooms')
  return (
    <DescriptionPanel
      problem={work.problem}
      language={work.draft.language}
      mode={work.draft.mode}
      hidden={hidden}
      hiddenMark={<InterviewMark />}
      notice={
        <>
          <ContestNotice contest={work.problem.contest} className="mb-4" />
          {isAdmin && <RejudgeOffer problemId={work.problem._id} className="mb-4" />}
        </>
      }
      footAction={
        <span className="flex items-center gap-4">
          {hasRooms && (isAdmin || !work.problem.contest) && <DiscussLink problemId={work.problem._id} />}
          <ReportButton work={reported} about="statement" text="Report a mistake" />
        </span>
      }
    >
      <OwnReports problemId={work.problem._id} />
    </DescriptionPanel>
  )
}

/** A link to the room of the problem, which is closed during a contest with it. */
function DiscussLink({ problemId }: { problemId: string }) {
  return (
    <Link
      to={roomPath(`${problemRoomPrefix}${problemId}`)}
      className="inline-flex min-h-6 items-center gap-1.5 hover:text-ink max-md:min-h-11"
    >
      <MessagesSquare size={14} strokeWidth={1.75} aria-hidden /> Discuss
    </Link>
  )
}

/** The version on the screen and the latest submission, which a problem report includes. */
export function useReportedWork({ problem }: ProblemWork): ReportedWork {
  const { data } = useQuery(submissionsQuery(problem._id))
  const newest = data?.[0]
  return {
    problemId: problem._id,
    version: problem.version,
    submission: newest
      ? {
          id: newest._id,
          words: `submission of ${formatDateTimeInSentence(new Date(newest.createdAt))} (${newest.status})`,
        }
      : null,
  }
}
