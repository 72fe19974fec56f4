import type { OwnedCourse } from '@codedojo/contract'
import { CircleCheck, Clock, GraduationCap, type LucideIcon } from 'lucide-react'
import { purchaseTotals } from './purchase-totals.ts'

/** Three totals over all owned courses. */
export function LearningStats({ courses }: { courses: readonly OwnedCourse[] }) {
  const totals = purchaseTotals(courses)
  return (
    <dl className="panel mb-6 grid grid-cols-1 min-[600px]:grid-cols-3">
      <Stat
        Icon={GraduationCap}
        name="Courses Enrolled"
        figure={String(totals.courses)}
        note={totals.finished > 0 ? `${totals.finished} finished` : ''}
      />
      <Stat
        Icon={CircleCheck}
        name="Lessons Completed"
        figure={String(totals.completedLessons)}
        note={`of ${totals.lessons}`}
      />
      <Stat Icon={Clock} name="Learning Time" figure={hoursWords(totals.hours)} note="hours" />
    </dl>
  )
}

/** Hours with one decimal; a small value is not rounded to zero. */
function hoursWords(hours: number): string {
  return hours > 0 && hours < 0.05 ? 'Under 0.1' : hours.toFixed(1)
}

interface StatProps {
  Icon: LucideIcon
  name: string
  figure: string
  /** Small text beside the number. */
  note: string
}

function Stat({ Icon, name, figure, note }: StatProps) {
  return (
    <div className="border-line p-4 not-first:border-t min-[600px]:not-first:border-t-0 min-[600px]:not-first:border-l">
      <dt className="flex items-center gap-2 text-ui text-muted">
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {name}
      </dt>
      <dd className="mt-2 flex items-baseline gap-2">
        <span className="num text-display font-semibold">{figure}</span>
        {note !== '' && <span className="text-caption text-faint">{note}</span>}
      </dd>
    </div>
  )
}
