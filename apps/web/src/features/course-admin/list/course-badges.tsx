import type { Course } from '@codedojo/contract'
import { EyeOff, TriangleAlert } from 'lucide-react'
import { isSoldEmpty } from './course-list-text.ts'

/** Badges of a course, such as draft or sample. */
export function CourseBadges({ course }: { course: Course }) {
  const { isDraft, isSample } = course
  const isEmpty = isSoldEmpty(course)
  if (!isDraft && !isSample && !isEmpty) return null
  return (
    <span className="flex shrink-0 gap-1.5">
      {isEmpty && (
        <span className="pill pill-limit">
          <TriangleAlert size={14} strokeWidth={1.75} aria-hidden />
          No lessons
        </span>
      )}
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
