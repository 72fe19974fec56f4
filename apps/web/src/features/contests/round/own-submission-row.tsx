import { languageNames } from '@codedojo/contract'
import { ChevronDown, ChevronUp, CornerUpLeft } from 'lucide-react'
import { useId } from 'react'
import { formatExactTime } from '../../../lib/format/format-full-date-time.ts'
import { LimitsMark } from '../../../shared/submissions/limits-mark.tsx'
import { VerdictPill } from '../../../shared/submissions/verdict-pill.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { HighlightedCode } from '../../../ui/highlighted-code.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import type { WrittenSubmission } from './own-submissions.tsx'

interface OwnSubmissionRowProps {
  submission: WrittenSubmission
  isOpen: boolean
  onToggle: () => void
  onOpenInEditor?: (submission: WrittenSubmission) => void
}

export function OwnSubmissionRow({ submission, isOpen, onToggle, onOpenInEditor }: OwnSubmissionRowProps) {
  const detailsId = useId()
  const { letter, status, language, minute, at } = submission
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        className="flex min-h-11 w-full flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5 text-left text-ui hover:bg-raised"
        onClick={onToggle}
      >
        <span className="num w-5 text-body font-semibold">{letter}</span>
        <span className="min-w-44 flex-1">
          <VerdictPill status={status} />
        </span>
        <span className="flex gap-4 text-muted max-md:order-last max-md:basis-full max-md:pl-9">
          <span className="md:w-20">{languageNames[language]}</span>
          <time dateTime={at} title={formatExactTime(at)} className="num md:w-22 md:text-right">
            minute {minute}
          </time>
        </span>
        <Chevron size={16} strokeWidth={1.75} className="text-muted" aria-hidden />
      </button>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <Details submission={submission} {...(onOpenInEditor && { onOpenInEditor })} />}
      </div>
    </li>
  )
}

function Details({
  submission,
  onOpenInEditor,
}: Pick<OwnSubmissionRowProps, 'submission' | 'onOpenInEditor'>) {
  const { code, language, compileMessage, limitsEnforced } = submission
  return (
    <div className="space-y-3 px-4 pt-2 pb-4">
      <LimitsMark limitsEnforced={limitsEnforced} />
      {compileMessage !== null && (
        <ScrollRegion label="Compiler text" className="max-h-48 overflow-auto rounded-lg bg-err-soft p-3">
          <pre className="text-caption/5">{compileMessage}</pre>
        </ScrollRegion>
      )}
      <div className="overflow-hidden rounded-lg border border-line bg-canvas">
        <div className="flex h-8 items-center justify-between border-b border-line pl-3 text-ui text-muted">
          Submitted code
          <CopyButton label="Copy code" text={code} />
        </div>
        <ScrollRegion label="Submitted code" className="max-h-72 overflow-auto">
          <HighlightedCode language={language} code={code} />
        </ScrollRegion>
      </div>
      {onOpenInEditor && (
        <Button
          isSmall
          icon={<CornerUpLeft size={14} strokeWidth={1.75} aria-hidden />}
          onClick={() => onOpenInEditor(submission)}
        >
          Open in editor
        </Button>
      )}
    </div>
  )
}
