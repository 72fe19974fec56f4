import type { DetailedSubmission } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Info } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { submissionQuery } from '../../../features/submission-history/queries.ts'
import { SubmissionCode } from '../../../features/submission-history/submission/submission-code.tsx'
import { SubmissionFacts } from '../../../features/submission-history/submission/submission-facts.tsx'
import {
  SubmissionLinks,
  SubmissionSteps,
} from '../../../features/submission-history/submission/submission-links.tsx'
import { SubmissionSkeleton } from '../../../features/submission-history/submission/submission-skeleton.tsx'
import { versionChangeText } from '../../../features/submission-history/submission/version-text.ts'
import { RejudgedLine } from '../../../features/submissions/list/rejudged-line.tsx'
import { ScoreResult } from '../../../features/submissions/result/score-result.tsx'
import { RuntimeComparison } from '../../../features/submissions/runtime/runtime-comparison.tsx'
import {
  contestPath,
  contestProblemPath,
  openedSubmissionParam,
  problemPath,
  submissionsPath,
} from '../../../lib/paths.ts'
import { LimitsMark } from '../../../shared/submissions/limits-mark.tsx'
import { VerdictPill } from '../../../shared/submissions/verdict-pill.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { MissingOrFailed } from '../../../ui/missing-or-failed.tsx'
import { useTitle } from '../../shell/use-title.ts'
import { SubmissionEvidence } from './submission-evidence.tsx'

/** The permanent page of one submission. */
export function SubmissionPage() {
  const { id = '' } = useParams()
  const reading = useQuery(submissionQuery(id))
  useTitle(reading.data ? `${reading.data.problemTitle}: ${reading.data.status}` : 'Submission')
  if (reading.data) return <LoadedSubmission key={id} submission={reading.data} />
  if (reading.isPending) return <SubmissionSkeleton />
  return (
    <>
      <h1 className="sr-only">Submission</h1>
      <MissingOrFailed
        reading={reading}
        missing="There is no such submission of yours."
        wayOn={
          <Link to={submissionsPath} className={buttonClasses({ look: 'primary' })}>
            Your submissions
          </Link>
        }
        failed="Failed to load the submission."
      />
    </>
  )
}

function LoadedSubmission({ submission }: { submission: DetailedSubmission }) {
  const { _id, status, createdAt, author, runtime, rejudged, errorMessage, contest } = submission
  const version = versionChangeText(submission)
  return (
    <article className="space-y-4">
      <SubmissionHead submission={submission} />
      <SubmissionLinks submission={submission} editorPath={editorPathOf(submission)} />
      <SubmissionFacts submission={submission} />
      {rejudged && <RejudgedLine rejudged={rejudged} />}
      {version && <Note words={version} />}
      {contest?.isRunning && (
        <Note words={`"${contest.name}" is running: until its end only the verdict is told.`} />
      )}
      {errorMessage !== null && (
        <p className="flex items-start gap-2 text-body">
          <CircleAlert size={16} strokeWidth={1.75} className="mt-1 shrink-0 text-wa" aria-hidden />
          <span className="min-w-0 break-words whitespace-pre-wrap">{errorMessage}</span>
        </p>
      )}
      {status === 'Accepted' && runtime !== null && author === null && (
        <RuntimeComparison submissionId={_id} submittedAt={Date.parse(createdAt)} unit="ms" />
      )}
      <ScoreResult score={scoreOf(submission)} />
      <SubmissionEvidence submission={submission} />
      <SubmissionCode submission={submission} />
      <SubmissionSteps submission={submission} />
    </article>
  )
}

function scoreOf({ score, maxScore, subtasks = [] }: DetailedSubmission) {
  return score === null || maxScore === null ? undefined : { points: score, of: maxScore, subtasks }
}

function SubmissionHead({ submission }: { submission: DetailedSubmission }) {
  const { status, limitsEnforced, problemTitle, contest, author } = submission
  const path = submittedProblemPath(submission)
  return (
    <header>
      <nav aria-label="Breadcrumb" className="text-ui text-muted">
        <Link to={submissionsPath} className="inline-flex items-center hover:text-ink max-md:min-h-11">
          Your submissions
        </Link>
      </nav>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-display break-words">
          {path ? (
            <Link to={path} className="hover:underline">
              <bdi>{problemTitle}</bdi>
            </Link>
          ) : (
            <bdi>{problemTitle}</bdi>
          )}
        </h1>
        <VerdictPill status={status} points={submission} />
        <LimitsMark limitsEnforced={limitsEnforced} />
        {contest && (
          <Link to={contestPath(contest)} className="chip">
            <span className="sr-only">In the contest </span>
            <bdi>{contest.name}</bdi>
          </Link>
        )}
        {author && (
          <span className="chip">
            By <bdi>{author.name}</bdi>
          </span>
        )}
      </div>
    </header>
  )
}

function Note({ words }: { words: string }) {
  return (
    <p className="flex items-start gap-2 text-ui text-muted">
      <Info size={14} strokeWidth={1.75} className="mt-[3px] shrink-0" aria-hidden />
      {words}
    </p>
  )
}

/** The page on which the problem can be solved now: in its contest while that runs; null if none. */
function submittedProblemPath({ contest, isProblemOpen, problemId }: DetailedSubmission): string | null {
  if (contest?.isRunning)
    return contest.letter === null ? null : contestProblemPath(contest._id, contest.letter)
  return isProblemOpen ? problemPath({ _id: problemId }) : null
}

/** The address that opens the code of a submission in the editor; null where the problem cannot be opened. */
function editorPathOf(submission: DetailedSubmission): string | null {
  const path = submittedProblemPath(submission)
  return path && `${path}?${new URLSearchParams({ [openedSubmissionParam]: submission._id })}`
}
