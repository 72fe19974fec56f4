import { useQuery } from '@tanstack/react-query'
import { useUser } from '../features/accounts/signed-in-user.ts'
import { RejudgeOffer } from '../features/rejudges/rejudge-offer.tsx'
import { OwnReports } from '../features/reports/own-reports.tsx'
import { ReportButton } from '../features/reports/report-button.tsx'
import type { ReportedWork } from '../features/reports/report-form.tsx'
import { DescriptionPanel } from '../features/statement/description-panel.tsx'
import { submissionsQuery } from '../features/submissions/queries.ts'
import { dateWords } from '../lib/date-words.ts'
import type { ProblemWork } from './use-problem-work.ts'

/** The statement with the way to report it, what was answered, and what admins are told. */
export function ProblemDescription({ work }: { work: ProblemWork }) {
  const isAdmin = useUser().role === 'admin'
  const reported = useReportedWork(work)
  return (
    <DescriptionPanel
      problem={work.problem}
      language={work.draft.language}
      notice={isAdmin && <RejudgeOffer problemId={work.problem._id} className="mb-4" />}
      footAction={<ReportButton work={reported} about="statement" text="Report a mistake" />}
    >
      <OwnReports problemId={work.problem._id} />
    </DescriptionPanel>
  )
}

/** The version on the screen and the newest submission, which a report names. */
export function useReportedWork({ problem }: ProblemWork): ReportedWork {
  const { data } = useQuery(submissionsQuery(problem._id))
  const newest = data?.[0]
  return {
    problemId: problem._id,
    version: problem.version,
    submission: newest
      ? { id: newest._id, words: `submission of ${dateWords(new Date(newest.createdAt))} (${newest.status})` }
      : null,
  }
}
