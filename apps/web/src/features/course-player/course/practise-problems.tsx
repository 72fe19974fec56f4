import type { LessonRow } from '@codedojo/contract'
import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { DifficultyMark } from '../../../shared/problems/difficulty-mark.tsx'
import { useHiddenFacts } from '../../../shared/problems/use-hidden-facts.ts'
import { Panel } from '../../../ui/panel.tsx'
import type { PlayerLinks } from '../player-links.ts'

interface PractiseProblemsProps {
  problems: LessonRow['problemList']
  links: PlayerLinks
}

/** The problems that the lesson requires. */
export function PractiseProblems({ problems, links }: PractiseProblemsProps) {
  const hidden = useHiddenFacts()
  if (problems.length === 0) return null
  return (
    <Panel label="Practise this lesson" className="py-3 max-md:rounded-none max-md:border-x-0">
      <h2 className="px-4 pb-1 text-body font-semibold">Practise this lesson</h2>
      <ul>
        {problems.map((problem) => (
          <li key={problem._id}>
            <Link
              to={links.problem(problem)}
              className="flex min-h-9 items-center justify-between gap-3 px-4 text-body text-muted hover:bg-raised hover:text-ink max-md:min-h-11"
            >
              <span className="min-w-0 break-words" dir="auto">
                {problem.title}
              </span>
              {problem.isSolved ? (
                <span className="shrink-0 text-ac">
                  <CircleCheck size={16} strokeWidth={1.75} aria-hidden />
                  <span className="sr-only">Solved</span>
                </span>
              ) : (
                !hidden.difficulty && (
                  <span className="shrink-0">
                    <DifficultyMark difficulty={problem.difficulty} />
                  </span>
                )
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
