import type { Course } from '@codedojo/contract'
import { Award, CalendarDays, Code, Download, type LucideIcon, MessageCircleQuestion } from 'lucide-react'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { validityText } from '../../../shared/courses/course-text.ts'

interface Perk {
  readonly Icon: LucideIcon
  readonly words: string
}

/** What the course includes. Only real features: without lessons no certificate, without problems no exercises. */
export function Perks({ course }: { course: Course }) {
  return (
    <ul className="mt-4 space-y-2.5 border-t border-line pt-4">
      {perksOf(course).map(({ Icon, words }) => (
        <li key={words} className="flex items-center gap-3 text-body text-muted">
          <Icon size={16} strokeWidth={1.75} className="shrink-0" aria-hidden />
          {words}
        </li>
      ))}
    </ul>
  )
}

function perksOf({ validityDays, lessons, files, takesQuestions, problems }: Course): readonly Perk[] {
  return [
    { Icon: CalendarDays, words: `Access for ${validityText(validityDays)}` },
    ...(lessons > 0 ? [{ Icon: Award, words: 'Certificate of completion' }] : []),
    ...(files > 0 ? [{ Icon: Download, words: 'Downloadable resources' }] : []),
    ...(takesQuestions && lessons > 0 ? [{ Icon: MessageCircleQuestion, words: 'Q&A with instructor' }] : []),
    ...(problems > 0
      ? [{ Icon: Code, words: `${pluralize(problems, 'problem')} to solve, judged for real` }]
      : []),
  ]
}
