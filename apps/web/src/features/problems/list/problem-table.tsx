import type { ProblemSummary } from '@codedojo/contract'
import { Link, useNavigate } from 'react-router'
import { DifficultyMark } from '../../../ui/difficulty-mark.tsx'
import { TagChips } from '../../../ui/tag-chips.tsx'
import { problemPath } from '../problem-path.ts'
import { tagsOf } from '../tags.ts'
import { acceptanceText } from './acceptance.ts'
import { SolvedBadge, StatusMark } from './status-mark.tsx'

interface ProblemTableProps {
  problems: readonly ProblemSummary[]
  solved: ReadonlySet<string>
}

export function ProblemTable({ problems, solved }: ProblemTableProps) {
  return (
    <div className="panel overflow-hidden">
      <table className="table table-fixed">
        <caption className="sr-only">Problems</caption>
        <thead>
          <tr>
            <th className="w-12">
              <span className="sr-only">Status</span>
            </th>
            <th className="w-10 pr-0">
              <span className="sr-only">Number</span>
            </th>
            <th className="pl-3">Title</th>
            <th className="w-[300px] max-lg:hidden">Tags</th>
            <th className="w-28">Difficulty</th>
            <th className="w-28 pr-6 text-right">Acceptance</th>
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>td]:border-b-0">
          {problems.map((problem) => (
            <ProblemRow key={problem._id} problem={problem} isSolved={solved.has(problem._id)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ProblemRow({ problem, isSolved }: { problem: ProblemSummary; isSolved: boolean }) {
  const navigate = useNavigate()
  const path = problemPath(problem)
  return (
    // The link in the row serves keyboard and screen reader; the rest of the row is a larger target for the mouse.
    <tr className="h-10 cursor-pointer" onClick={() => void navigate(path)}>
      <td className="py-0">
        <StatusMark isSolved={isSolved} />
      </td>
      <td className="num py-0 pr-0 pl-1 text-ui text-faint">{problem.number}</td>
      <td className="py-0">
        <div className="flex items-center gap-2">
          <Link
            to={path}
            className="truncate hover:underline"
            title={problem.title}
            onClick={(event) => event.stopPropagation()}
          >
            <bdi>{problem.title}</bdi>
          </Link>
          {isSolved && <SolvedBadge />}
        </div>
      </td>
      <td className="py-0 max-lg:hidden">
        <TagChips tags={tagsOf(problem)} />
      </td>
      <td className="py-0">
        <DifficultyMark difficulty={problem.difficulty} />
      </td>
      <td className="num py-0 pr-6 text-right text-ui text-muted">{acceptanceText(problem)}</td>
    </tr>
  )
}
