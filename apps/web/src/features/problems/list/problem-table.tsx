import { memo, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatDayOrToday } from '../../../lib/format/format-date.ts'
import { problemPath } from '../../../lib/paths.ts'
import { DifficultyMark } from '../../../shared/problems/difficulty-mark.tsx'
import type { HiddenFacts } from '../../../shared/problems/hidden-facts.ts'
import { TagChips } from '../../../shared/problems/tag-chips.tsx'
import { acceptanceText } from './acceptance.ts'
import { FoundBy } from './found-by.tsx'
import { FunctionMark } from './function-mark.tsx'
import type { ListedProblem } from './listed-problem.ts'
import type { ProblemOrder } from './problem-order.ts'
import { SortHead } from './sort-head.tsx'
import { PartialBadge, SolvedBadge, StatusMark } from './status-mark.tsx'

export interface ProblemRowsProps {
  problems: readonly ListedProblem[]
  hidden: HiddenFacts
  order: ProblemOrder
  onOrder: (order: ProblemOrder) => void
  /** Actions at the end of a problem's row. Must keep its identity. */
  renderActions?: ((problem: ListedProblem) => ReactNode) | undefined
}

export function ProblemTable({ problems, hidden, order, onOrder, renderActions }: ProblemRowsProps) {
  const head = { order, onOrder }
  return (
    <div className="panel overflow-hidden">
      <table className="table table-fixed">
        <caption className="sr-only">Problems</caption>
        <thead>
          <tr>
            <th scope="col" className="w-12">
              <span className="sr-only">Status</span>
            </th>
            <SortHead by="number" text="#" className="w-14 pr-0 pl-1" {...head} />
            <SortHead by="title" text="Title" className="pl-3" {...head} />
            {!hidden.tags && (
              <th scope="col" className="w-[256px] max-lg:hidden">
                Tags
              </th>
            )}
            {!hidden.difficulty && (
              <>
                <SortHead by="difficulty" text="Difficulty" className="w-28" {...head} />
                <SortHead
                  by="acceptance"
                  text="Acceptance"
                  className="w-28 text-right"
                  startsDown
                  {...head}
                />
              </>
            )}
            <SortHead
              by="tried"
              text="Tried"
              className="w-24 text-right max-lg:hidden"
              startsDown
              {...head}
            />
            {renderActions && (
              <th scope="col" className="w-24">
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>td]:border-b-0">
          {problems.map((problem) => (
            <ProblemRow key={problem._id} problem={problem} hidden={hidden} renderActions={renderActions} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ProblemRowProps extends Pick<ProblemRowsProps, 'hidden' | 'renderActions'> {
  problem: ListedProblem
}

const ProblemRow = memo(function ProblemRow({ problem, hidden, renderActions }: ProblemRowProps) {
  const navigate = useNavigate()
  const path = problemPath(problem)
  return (
    // The link in the row serves keyboard and screen reader; the rest of the row is a larger target for the mouse.
    <tr
      className="h-10 cursor-pointer has-[[data-row-link]:focus-visible]:bg-raised"
      onClick={() => void navigate(path)}
    >
      <td className="py-0">
        <StatusMark status={problem.status} />
      </td>
      <td className="num py-0 pr-0 pl-1 text-ui text-faint">{problem.number}</td>
      <td className="py-0">
        <div className="flex items-center gap-2">
          <Link
            to={path}
            data-row-link
            className="truncate hover:underline"
            title={problem.title}
            onClick={(event) => event.stopPropagation()}
          >
            <bdi>{problem.title}</bdi>
          </Link>
          <FoundBy problem={problem} />
          {problem.hasFunction && <FunctionMark />}
          {problem.status === 'solved' && <SolvedBadge />}
          {problem.best && <PartialBadge best={problem.best} />}
        </div>
      </td>
      {!hidden.tags && (
        <td className="py-0 max-lg:hidden">
          <TagChips tags={problem.tagList} />
        </td>
      )}
      {!hidden.difficulty && (
        <>
          <td className="py-0">
            <DifficultyMark difficulty={problem.difficulty} />
          </td>
          <td className="num py-0 pr-7 text-right text-ui text-muted">{acceptanceText(problem)}</td>
        </>
      )}
      <td className="num py-0 pr-7 text-right text-ui whitespace-nowrap text-muted max-lg:hidden">
        {problem.lastTriedAt === null ? '—' : formatDayOrToday(new Date(problem.lastTriedAt))}
      </td>
      {renderActions && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps clicks on the buttons from opening the row.
        <td className="py-0 pr-3 pl-0 text-right" onClick={(event) => event.stopPropagation()}>
          {renderActions(problem)}
        </td>
      )}
    </tr>
  )
})
