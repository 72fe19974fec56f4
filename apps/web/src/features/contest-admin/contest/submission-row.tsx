import {
  type contestSubmissions,
  languageNames,
  type ManagedContestDetail,
  type ResponseOf,
} from '@codedojo/contract'
import { useState } from 'react'
import { formatFullDateTime } from '../../../lib/format/format-full-date-time.ts'
import { VerdictPill } from '../../../shared/submissions/verdict-pill.tsx'
import { Button } from '../../../ui/button.tsx'
import { HighlightedCode } from '../../../ui/highlighted-code.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'

interface SubmissionRowProps {
  contest: ManagedContestDetail
  submission: ResponseOf<typeof contestSubmissions>[number]
}

/** One submission with all its details; expands to its code. */
export function SubmissionRow({ contest, submission }: SubmissionRowProps) {
  const { person, letter, language, status, testCasesPassed, testCasesTotal, code, at } = submission
  const [isOpen, setIsOpen] = useState(false)
  const minute = Math.floor((Date.parse(at) - Date.parse(contest.startsAt)) / 60_000)
  const name = person?.name ?? 'Somebody erased'
  return (
    <li>
      <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
        <span className="num w-16 shrink-0 text-ui text-muted" title={formatFullDateTime(at)}>
          {minute} min
        </span>
        <span className="w-5 shrink-0 font-semibold">{letter}</span>
        <bdi className="min-w-0 flex-1 basis-32 text-left break-words">{name}</bdi>
        <span className="text-ui text-muted xl:w-20">{languageNames[language]}</span>
        <span className="num text-ui text-muted xl:w-16">
          {testCasesPassed !== null && testCasesTotal !== null && `${testCasesPassed}/${testCasesTotal}`}
        </span>
        <span className="xl:w-48">
          <VerdictPill status={status} />
        </span>
        <Button isSmall look="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide code' : 'Show code'}
        </Button>
      </div>
      {isOpen && (
        <ScrollRegion
          label={`Code of ${name}`}
          className="max-h-96 overflow-auto border-t border-line bg-canvas"
        >
          <HighlightedCode language={language} code={code} />
        </ScrollRegion>
      )}
    </li>
  )
}
