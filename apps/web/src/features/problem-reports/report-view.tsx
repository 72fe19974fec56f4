import { type CaseResult, languageNames, type ReportDetail } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '../../lib/format/format-date.ts'
import { editProblemPath, problemPath } from '../../lib/paths.ts'
import { VerdictPill } from '../../shared/submissions/verdict-pill.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { HighlightedCode } from '../../ui/highlighted-code.tsx'
import { MissingOrFailed } from '../../ui/missing-or-failed.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { quietLinkClasses } from '../../ui/text-link.ts'
import { AnswerForm } from './answer-form.tsx'
import { reportQuery } from './queries.ts'
import { ReportStatePill } from './report-state-pill.tsx'
import { subjectLooks } from './report-text.ts'

interface ReportViewProps {
  id: string
  /** Renders a judged test case. */
  renderCase: (result: CaseResult) => ReactNode
}

/** One report with its attachments and its answer. */
export function ReportView({ id, renderCase }: ReportViewProps) {
  const reading = useQuery(reportQuery(id))
  const { data, isPending } = reading
  if (isPending) return <ViewSkeleton />
  if (data === undefined)
    return (
      <MissingOrFailed
        reading={reading}
        missing="There is no such report."
        missingDetail="Its problem may be gone."
        failed="The report could not be loaded."
      />
    )
  return (
    <article aria-label="Report" className="panel overflow-hidden">
      <Head report={data} />
      <p className="border-t border-line p-4 text-body break-words whitespace-pre-wrap" dir="auto">
        {data.text}
      </p>
      {data.submission && <Attached submission={data.submission} renderCase={renderCase} />}
      <AnswerForm key={`${data._id} ${data.closedAt}`} report={data} />
    </article>
  )
}

function Head({ report }: { report: ReportDetail }) {
  const { problem, about, version, reporter, createdAt, state } = report
  return (
    <header className="p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-title break-words">
          {problem.isDeleted ? (
            <bdi>{problem.title}</bdi>
          ) : (
            <Link to={problemPath(problem)} className="hover:underline">
              <bdi>{problem.title}</bdi>
            </Link>
          )}
        </h2>
        <ReportStatePill state={state} />
      </div>
      <p className="mt-1 text-ui text-muted">
        {subjectLooks[about].word}, by <bdi>{reporter?.name ?? 'somebody who was erased'}</bdi>,{' '}
        {formatDateTime(new Date(createdAt))}
      </p>
      <p className="mt-2 text-ui">
        Seen on version {version}
        <VersionToday problem={problem} version={version} />{' '}
        {!problem.isDeleted && (
          <Link to={editProblemPath(report.problem._id)} className={quietLinkClasses}>
            Edit the problem
          </Link>
        )}
      </p>
    </header>
  )
}

function VersionToday({ problem, version }: Pick<ReportDetail, 'problem' | 'version'>) {
  if (problem.isDeleted) return '. The problem was deleted since.'
  return version < problem.version
    ? `, the problem is at version ${problem.version} now.`
    : ', which is the current one.'
}

interface AttachedProps extends Pick<ReportViewProps, 'renderCase'> {
  submission: NonNullable<ReportDetail['submission']>
}

function Attached({ submission, renderCase }: AttachedProps) {
  const { status, passed, total, language, createdAt, version, code, errorMessage, firstFailure } = submission
  return (
    <section aria-label="Attached submission" className="border-t border-line">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-ui">
        <VerdictPill status={status} />
        <span className="num">
          {passed ?? '—'} <span className="text-muted">/ {total ?? '—'} cases</span>
        </span>
        <span className="text-muted">{languageNames[language]}</span>
        <span className="text-muted">
          {version === null ? 'before versions were kept' : `to version ${version}`}
        </span>
        <time dateTime={createdAt} className="ml-auto text-muted">
          {formatDateTime(new Date(createdAt))}
        </time>
      </div>
      {errorMessage !== null && (
        <p className="px-4 pb-3 text-ui break-words whitespace-pre-wrap">{errorMessage}</p>
      )}
      {firstFailure && (
        <div className="border-t border-line">
          <h3 className="px-4 pt-3 text-ui text-muted">First failing case</h3>
          {renderCase(firstFailure)}
        </div>
      )}
      <div className="border-t border-line bg-canvas">
        <div className="flex h-8 items-center justify-between pl-4 text-ui text-muted">
          Submitted code
          <CopyButton label="Copy code" text={code} />
        </div>
        <ScrollRegion label="Submitted code" className="max-h-80 overflow-auto">
          <HighlightedCode language={language} code={code} />
        </ScrollRegion>
      </div>
    </section>
  )
}

function ViewSkeleton() {
  return (
    <Skeleton label="Loading the report" className="panel space-y-4 p-4">
      <Bone className="h-5 w-2/3" />
      <Bone className="h-3 w-1/2" />
      <Bone className="h-24" />
      <Bone className="h-40" />
    </Skeleton>
  )
}
