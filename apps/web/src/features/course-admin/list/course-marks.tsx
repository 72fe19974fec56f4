import type { Course } from '@codedojo/contract'
import { EyeOff } from 'lucide-react'

/** What sets a course apart from those that are sold as usual. */
export function CourseMarks({ course: { isDraft, isSample } }: { course: Course }) {
  if (!isDraft && !isSample) return null
  return (
    <span className="flex shrink-0 gap-1.5">
      {isDraft && (
        <span className="pill pill-limit">
          <EyeOff size={14} strokeWidth={1.75} aria-hidden />
          Draft
        </span>
      )}
      {isSample && <span className="chip">Sample</span>}
    </span>
  )
}
