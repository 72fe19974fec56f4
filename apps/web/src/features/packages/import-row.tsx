import { CircleCheck, CircleX, Clock, LoaderCircle, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatBytes } from '../../lib/format/format-bytes.ts'
import { joinClasses } from '../../lib/join-classes.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { importStepText } from './import-text.ts'
import type { ImportStep, PackageImport, RetryOption } from './package-import.ts'
import { type ImportChoice, isImporting } from './use-package-imports.ts'

interface ImportRowProps {
  row: PackageImport
  renderProblem: (problem: { id: string; title: string }) => ReactNode
  onAgain: (choice: ImportChoice) => void
  onRemove: () => void
}

const busy = { Icon: LoaderCircle, tone: 'text-primary motion-safe:animate-spin' }
const looks = {
  waiting: { Icon: Clock, tone: 'text-faint' },
  uploading: busy,
  reading: busy,
  examining: busy,
  judging: busy,
  imported: { Icon: CircleCheck, tone: 'text-ac' },
  refused: { Icon: CircleX, tone: 'text-wa' },
} as const satisfies Record<ImportStep['kind'], unknown>

/** One package import: its state, result, and possible actions. */
export function ImportRow({ row, renderProblem, onAgain, onRemove }: ImportRowProps) {
  const { file, step } = row
  const { Icon, tone } = looks[step.kind]
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 px-4 py-3 text-ui">
      <Icon size={16} strokeWidth={1.75} className={joinClasses('mt-1 shrink-0', tone)} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="min-w-0 break-all text-body">{file.name}</span>
          <span className="num text-caption text-faint">{formatBytes(file.size)}</span>
        </p>
        <p
          className={joinClasses('break-words', step.kind === 'refused' ? 'text-wa' : 'text-muted')}
          role="status"
        >
          {importStepText(step)}
        </p>
        {step.kind === 'uploading' && (
          <progress
            className="progress progress-primary mt-1 h-1.5 w-full max-w-80"
            aria-label={`Uploaded of ${file.name}`}
            value={step.share}
            max={1}
          />
        )}
        <Lines lines={linesOf(step)} />
      </div>
      <div
        className={joinClasses(
          'flex flex-wrap items-center gap-2',
          hasWayOn(step) && 'max-md:basis-full max-md:justify-end',
        )}
      >
        {step.kind === 'imported' && renderProblem({ id: step.result._id, title: step.result.title })}
        {step.kind === 'refused' &&
          step.waysOut.map((way) => (
            <Button key={way} isSmall onClick={() => onAgain(choices[way])}>
              {words[way]}
            </Button>
          ))}
        {!isImporting(row) && (
          <IconButton
            label={`Remove ${file.name} from the list`}
            icon={<X size={14} strokeWidth={1.75} aria-hidden />}
            onClick={onRemove}
          />
        )}
      </div>
    </li>
  )
}

/** Whether the row has more actions than "Remove". */
function hasWayOn(step: ImportStep): boolean {
  return step.kind === 'imported' || (step.kind === 'refused' && step.waysOut.length > 0)
}

const words = {
  replace: 'Replace the problem',
  draft: 'Import as draft',
  retry: 'Try again',
} as const satisfies Record<RetryOption, string>
const choices = {
  replace: { replace: true },
  draft: { asDraft: true },
  retry: {},
} as const satisfies Record<RetryOption, ImportChoice>

function linesOf(step: ImportStep): readonly string[] {
  if (step.kind === 'imported') return step.result.findings
  return step.kind === 'refused' ? step.reasons : []
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul className="mt-1 max-h-48 list-disc overflow-y-auto pl-5 text-muted">
      {lines.map((line) => (
        <li key={line} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  )
}
