import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { Link } from 'react-router'
import { problemsQuery } from '../features/problems/queries.ts'
import { problemPath } from '../lib/problem-path.ts'
import { Panel } from '../ui/panel.tsx'
import { nearMatches } from './near-matches.ts'

/** Up to three problems whose titles share words with the address; nothing when none does. */
export function DidYouMean({ pathname }: { pathname: string }) {
  const { data: problems = [] } = useQuery(problemsQuery)
  const matches = nearMatches(pathname, problems)
  if (matches.length === 0) return null
  return (
    <Panel title="Did you mean">
      <ul className="divide-y divide-line">
        {matches.map((problem) => (
          <li key={problem._id}>
            <Link
              to={problemPath(problem)}
              className="flex min-h-12 items-center gap-3 px-4 text-body hover:bg-raised"
            >
              <FileText size={16} strokeWidth={1.75} className="text-muted" aria-hidden />
              <span className="min-w-0 flex-1 truncate">
                {problem.number}. <bdi>{problem.title}</bdi>
              </span>
              <span className="text-ui text-faint">Problem</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
