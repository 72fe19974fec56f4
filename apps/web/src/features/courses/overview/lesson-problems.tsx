import type { LessonRow } from '@codedojo/contract'
import { CircleCheck, Code } from 'lucide-react'
import { Link } from 'react-router'
import { problemPathOf } from '../../../lib/paths.ts'

/** The problems that a lesson requires; solved ones are marked. */
export function LessonProblems({ problems }: { problems: LessonRow['problemList'] }) {
  if (problems.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {problems.map(({ _id, title, isSolved }) => (
        <li key={_id}>
          <Link
            to={problemPathOf(_id)}
            className="chip h-auto! min-h-6 py-0.5 whitespace-normal! hover:bg-raised hover:text-ink max-md:min-h-8"
          >
            {isSolved ? (
              <CircleCheck size={14} strokeWidth={1.75} className="shrink-0 text-ac" aria-hidden />
            ) : (
              <Code size={14} strokeWidth={1.75} className="shrink-0" aria-hidden />
            )}
            <span className="min-w-0 break-words">{title}</span>
            {isSolved && <span className="sr-only">, solved</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
