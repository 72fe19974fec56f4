import { CalendarClock } from 'lucide-react'
import { MenuItem } from '../../../ui/menu.tsx'
import { useAddReview } from './use-review-changes.ts'

/** Menu item that adds a problem to the review queue for tomorrow. */
export function ReviewMenuItem({ problemId }: { problemId: string }) {
  const add = useAddReview()
  return (
    <MenuItem
      icon={<CalendarClock size={16} strokeWidth={1.75} aria-hidden />}
      onChoose={() => add.mutate(problemId)}
    >
      Review tomorrow
    </MenuItem>
  )
}
