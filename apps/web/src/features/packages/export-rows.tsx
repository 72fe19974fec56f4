import type { ManagedProblem } from '@codedojo/contract'
import { DifficultyMark } from '../../shared/problems/difficulty-mark.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'

interface ExportRowsProps {
  problems: readonly ManagedProblem[]
  chosen: ReadonlySet<string>
  onToggle: (id: string) => void
}

export function ExportRows({ problems, chosen, onToggle }: ExportRowsProps) {
  return (
    <ul className="divide-y divide-line">
      {problems.map(({ _id, number, title, difficulty, status, slug }) => (
        <li key={_id} className="flex min-h-12 items-center gap-4 px-4">
          <div className="min-w-0 flex-1">
            <Checkbox
              label={
                <span className="break-words">
                  <span className="num text-faint">{number}.</span> {title}
                </span>
              }
              checked={chosen.has(_id)}
              onChange={() => onToggle(_id)}
            />
          </div>
          {status !== 'published' && <span className="text-ui text-limit">{statusWords[status]}</span>}
          {slug !== null && <span className="truncate text-ui text-faint max-md:hidden">{slug}</span>}
          <span className="w-20 text-right max-md:hidden">
            <DifficultyMark difficulty={difficulty} />
          </span>
        </li>
      ))}
    </ul>
  )
}

const statusWords = { draft: 'Draft', scheduled: 'Scheduled' } as const

const rows = ['a', 'b', 'c', 'd', 'e', 'f']

export function ExportRowsSkeleton() {
  return (
    <Skeleton label="Loading problems" className="divide-y divide-line">
      {rows.map((row) => (
        <div key={row} className="flex min-h-12 items-center px-4">
          <Bone className="w-60" />
        </div>
      ))}
    </Skeleton>
  )
}
