import type { LessonRow } from '@codedojo/contract'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { missingWork } from '../../../shared/courses/missing-work-text.ts'
import { textLinkClasses } from '../../../ui/text-link.ts'
import type { PlayerLinks } from '../player-links.ts'

interface CompletionRequirementsProps {
  lesson: LessonRow
  links: PlayerLinks
}

/** What is still needed to complete a lesson, with links to its unsolved problems. */
export function CompletionRequirements({ lesson, links }: CompletionRequirementsProps) {
  const { watch, problems } = missingWork(lesson)
  if (problems === null) return watch === null ? null : `${capital(watch)}.`
  return (
    <>
      {watch === null ? 'This lesson waits until you have solved ' : `${capital(watch)}, and solve `}
      {problems.map((problem, at) => (
        <Fragment key={problem._id}>
          {at > 0 && (at === problems.length - 1 ? ' and ' : ', ')}
          <Link to={links.problem(problem)} className={textLinkClasses}>
            <bdi>{problem.title}</bdi>
          </Link>
        </Fragment>
      ))}
      {problems.length === 0 && 'its problems'}.
    </>
  )
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
