import type { Submission } from '@codedojo/contract'
import { CircleAlert, CornerUpLeft, LifeBuoy, Link as LinkIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { contactAboutPath, submissionPath } from '../../../lib/paths.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { HighlightedCode } from '../../../ui/highlighted-code.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { RuntimeComparison } from '../runtime/runtime-comparison.tsx'
import { RejudgedLine } from './rejudged-line.tsx'

interface SubmissionDetailsProps {
  submission: Submission
  onClose: () => void
  onOpenInEditor: (submission: Submission) => void
}

export function SubmissionDetails({ submission, onClose, onOpenInEditor }: SubmissionDetailsProps) {
  const { testCasesPassed, testCasesTotal, errorMessage, code, language } = submission
  return (
    <div className="space-y-3 px-4 pt-3 pb-4">
      <dl className="grid gap-x-6 gap-y-3 text-ui sm:grid-cols-[auto_1fr_1fr]">
        <Fact name="Test cases passed">
          {testCasesPassed ?? '—'} <span className="text-muted">/ {testCasesTotal ?? '—'}</span>
        </Fact>
        <Fact name="Submission ID">{submission._id}</Fact>
        <Fact name="Problem ID">{submission.problemId}</Fact>
      </dl>
      {submission.rejudged && <RejudgedLine rejudged={submission.rejudged} />}
      {errorMessage !== null && (
        <p className="flex items-start gap-2 text-ui">
          <CircleAlert size={14} strokeWidth={1.75} className="mt-[3px] shrink-0 text-wa" aria-hidden />
          <span className="min-w-0 break-words whitespace-pre-wrap">{errorMessage}</span>
        </p>
      )}
      {submission.status === 'Accepted' && submission.runtime !== null && (
        <RuntimeComparison
          submissionId={submission._id}
          submittedAt={Date.parse(submission.createdAt)}
          unit="ms"
        />
      )}
      <div className="overflow-hidden rounded-lg border border-line bg-canvas">
        <div className="flex h-8 items-center gap-2 border-b border-line pl-3 text-ui text-muted">
          Submitted code
          <span className="num ml-auto text-caption">{pluralize(code.split('\n').length, 'line')}</span>
          <CopyButton label="Copy code" text={code} />
        </div>
        <ScrollRegion label="Submitted code" className="max-h-[195px] overflow-auto">
          <HighlightedCode language={language} code={code} />
        </ScrollRegion>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          isSmall
          icon={<CornerUpLeft size={14} strokeWidth={1.75} aria-hidden />}
          onClick={() => onOpenInEditor(submission)}
        >
          Open in editor
        </Button>
        <Link to={submissionPath(submission._id)} className={buttonClasses({ isSmall: true, look: 'ghost' })}>
          <LinkIcon size={14} strokeWidth={1.75} aria-hidden />
          Page of this attempt
        </Link>
        <Link
          to={contactAboutPath('submission', submission._id)}
          className={buttonClasses({ isSmall: true, look: 'ghost' })}
        >
          <LifeBuoy size={14} strokeWidth={1.75} aria-hidden />
          Write to us about it
        </Link>
        <Button isSmall look="ghost" className="ml-auto" onClick={onClose}>
          Close Details
        </Button>
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-muted">{name}</dt>
      <dd className="num break-all">{children}</dd>
    </div>
  )
}
