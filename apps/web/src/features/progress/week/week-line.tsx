import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Target } from 'lucide-react'
import { weekQuery } from './week-query.ts'
import { weekText } from './week-text.ts'

/** How far the user is towards the weekly goal; nothing without one. */
export function WeekLine() {
  const { data } = useQuery(weekQuery)
  if (!data || data.goal === null) return null
  const isReached = data.solved >= data.goal
  const Icon = isReached ? CircleCheck : Target
  return (
    <p className="flex items-center gap-2 text-body">
      <Icon
        size={16}
        strokeWidth={1.75}
        className={`shrink-0 ${isReached ? 'text-ac' : 'text-muted'}`}
        aria-hidden
      />
      {weekText(data.solved, data.goal)}
    </p>
  )
}
