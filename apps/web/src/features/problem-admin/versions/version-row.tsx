import type { problemVersionSchema } from '@codedojo/contract'
import { ChevronRight, CircleCheck, CircleDashed, Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { z } from 'zod'
import { formatDateTime } from '../../../lib/format/format-date.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { joinClasses } from '../../../lib/join-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { VersionComparison } from './version-comparison.tsx'

interface VersionRowProps {
  problemId: string
  version: z.infer<typeof problemVersionSchema>
  /** The previous version; null for the first. */
  previous: number | null
  isBusy: boolean
  onRestore: () => void
}

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const

export function VersionRow({ problemId, version, previous, isBusy, onRestore }: VersionRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const bodyId = useId()
  const { author, note, createdAt, submissions, isCurrent } = version
  return (
    <li className="border-b border-line">
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-3">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          className="flex min-h-10 min-w-0 flex-1 items-center gap-3 pl-4 text-left max-md:basis-full"
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronRight {...icon} className={joinClasses('shrink-0 text-faint', isOpen && 'rotate-90')} />
          <span className="w-24 shrink-0 text-body max-md:w-20">Version {version.version}</span>
          <span className="min-w-0">
            <span className="block text-ui break-words">
              {note || <span className="text-muted">No note</span>}
            </span>
            <span className="block text-caption text-faint">
              {author?.name ?? 'The installation'}, {formatDateTime(new Date(createdAt))}
              {submissions > 0 && (
                <>
                  , <span className="whitespace-nowrap">{pluralize(submissions, 'submission')}</span>
                </>
              )}
            </span>
          </span>
        </button>
        <div className="flex items-center gap-3 max-md:basis-full max-md:justify-between max-md:pl-11">
          <Verified isVerified={version.verifiedAt !== null} />
          {isCurrent ? (
            <span className="w-24 text-right text-ui text-muted max-md:w-auto">Current</span>
          ) : (
            <Button isSmall disabled={isBusy} icon={<Undo2 {...icon} />} onClick={onRestore}>
              Restore<span className="sr-only"> version {version.version}</span>
            </Button>
          )}
        </div>
      </div>
      <div id={bodyId} hidden={!isOpen} className="border-t border-line px-4 py-4">
        {isOpen &&
          (previous === null ? (
            <p className="text-ui text-muted">This is the first version; there is none before it.</p>
          ) : (
            <VersionComparison problemId={problemId} before={previous} after={version.version} />
          ))}
      </div>
    </li>
  )
}

function Verified({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <span className="pill pill-ac font-normal">
      <CircleCheck {...icon} /> Verified
    </span>
  ) : (
    <span className="pill pill-none font-normal">
      <CircleDashed {...icon} /> Not judged
    </span>
  )
}
