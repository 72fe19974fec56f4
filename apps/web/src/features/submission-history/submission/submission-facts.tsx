import { contestMeasureSteps, type DetailedSubmission, languageNames } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { formatFullDateTime } from '../../../lib/format/format-full-date-time.ts'
import { ModeChip } from '../../../shared/submissions/mode-chip.tsx'

/** Runtime, memory and date of a submission in one line. */
export function SubmissionFacts({ submission }: { submission: DetailedSubmission }) {
  const { runtime, memory, testCasesPassed, testCasesTotal, createdAt, language, contest } = submission
  return (
    <div>
      <dl className="panel grid grid-cols-2 gap-x-6 gap-y-4 p-4 sm:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1fr_1fr]">
        <Fact name="Submitted">
          <time dateTime={createdAt}>{formatFullDateTime(createdAt)}</time>
        </Fact>
        <Fact name="Language">
          {languageNames[language]} <ModeChip mode={submission.mode} />
        </Fact>
        <Fact name="Test cases passed">
          <span className="num">{testCasesPassed ?? '—'}</span>
          <span className="num text-muted"> / {testCasesTotal ?? '—'}</span>
        </Fact>
        <Fact name="Runtime">
          <Measure value={runtime === null ? null : String(Math.round(runtime))} unit="ms" />
        </Fact>
        <Fact name="Memory">
          <Measure value={memory === null ? null : (memory / 1024).toFixed(1)} unit="MB" />
        </Fact>
      </dl>
      {contest && runtime !== null && <p className="mt-2 text-caption text-muted">{coarseWords}</p>}
    </div>
  )
}

const coarseWords = `Of a submission in a contest, time and memory are told to its author rounded up to ${contestMeasureSteps.ms / 1000}\u00a0s and ${contestMeasureSteps.kb / 1024}\u00a0MB.`

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-muted">{name}</dt>
      <dd className="mt-0.5 text-body break-words">{children}</dd>
    </div>
  )
}

function Measure({ value, unit }: { value: string | null; unit: string }) {
  if (value === null) return <span className="num">—</span>
  return (
    <span className="num">
      {value} <span className="text-muted">{unit}</span>
    </span>
  )
}
