import type { ManagedProblem } from '@codedojo/contract'
import { CalendarClock, FilePen, Flag, History, Pencil, Trash2 } from 'lucide-react'
import { formatDateTime, formatDateTimeInSentence } from '../../../lib/format/format-date.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { DifficultyMark } from '../../../shared/problems/difficulty-mark.tsx'
import { splitTags } from '../../../shared/problems/split-tags.ts'
import { TagChips } from '../../../shared/problems/tag-chips.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { ManagedListProps } from './managed-list.tsx'
import { SolutionSwitch } from './solution-switch.tsx'

interface ManagedRowProps extends ManagedListProps {
  problem: ManagedProblem
}

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const

export function ManagedRow({ problem, onEdit, onVersions, onDelete }: ManagedRowProps) {
  const { number, title, difficulty, openReports, version, updatedAt } = problem
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 hover:bg-raised">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-sans text-body font-normal">
          <span className="num text-ui text-faint">{number}</span>
          <bdi className="min-w-0 break-words">{title}</bdi>
          <StatusChip problem={problem} />
          {openReports > 0 && (
            <span className="pill pill-limit font-normal">
              <Flag {...icon} /> {pluralize(openReports, 'open report')}
            </span>
          )}
        </h2>
        <p className="mt-0.5 text-caption text-faint">
          Version {version}, {formatDateTime(new Date(updatedAt))}
        </p>
      </div>
      <span className="w-64 max-xl:hidden">
        <TagChips tags={splitTags(problem)} />
      </span>
      <span className="w-24">
        <DifficultyMark difficulty={difficulty} />
      </span>
      <div className="flex items-center gap-1 max-md:ml-auto">
        <Button isSmall icon={<Pencil {...icon} />} onClick={() => onEdit(problem)}>
          Edit<span className="sr-only"> {title}</span>
        </Button>
        <SolutionSwitch problem={problem} />
        <IconButton
          label={`Versions of ${title}`}
          icon={<History {...icon} size={16} />}
          onClick={() => onVersions(problem)}
        />
        <IconButton
          label={`Delete ${title}`}
          className="hover:text-wa"
          icon={<Trash2 {...icon} size={16} />}
          onClick={() => onDelete(problem)}
        />
      </div>
    </li>
  )
}

/** Status badge; none for a published problem. */
function StatusChip({ problem: { status, publishAt } }: { problem: ManagedProblem }) {
  switch (status) {
    case 'published':
      return null
    case 'draft':
      return (
        <span className="chip">
          <FilePen {...icon} /> Draft
        </span>
      )
    case 'scheduled':
      return (
        <span className="chip">
          <CalendarClock {...icon} /> Scheduled for{' '}
          {publishAt ? formatDateTimeInSentence(new Date(publishAt)) : 'later'}
        </span>
      )
  }
}
