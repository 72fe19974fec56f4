import type { User } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { FileText, LayoutPanelTop } from 'lucide-react'
import { Link } from 'react-router'
import { problemsQuery } from '../../../features/problems/queries.ts'
import { problemPath } from '../../../lib/paths.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useIsPageInMenus } from '../../shell/enabled-pages.ts'
import { pagesForUser, similarPages } from './similar-pages.ts'
import { similarProblems } from './similar-problems.ts'

const most = 3

interface DidYouMeanProps {
  pathname: string
  /** null for a visitor, who may open few pages and no problem. */
  user: User | null
}

/** Up to three pages and problems with a similar address or title; nothing when there are none. */
export function DidYouMean({ pathname, user }: DidYouMeanProps) {
  const { data: problems = [] } = useQuery({ ...problemsQuery, enabled: user !== null })
  const isPageInMenus = useIsPageInMenus()
  const pages = pagesForUser(user).filter(({ path }) => isPageInMenus(path))
  const matches = [
    ...similarPages(pathname, pages).map(({ text, path }) => ({
      ...{ key: path, path, text, kind: 'Page', Icon: LayoutPanelTop },
    })),
    ...similarProblems(pathname, user === null ? [] : problems).map((problem) => ({
      ...{ key: problem._id, path: problemPath(problem), kind: 'Problem', Icon: FileText },
      text: `${problem.number}. ${problem.title}`,
    })),
  ].slice(0, most)
  if (matches.length === 0) return null
  return (
    <Panel title="Did you mean">
      <ul className="divide-y divide-line">
        {matches.map(({ key, path, text, kind, Icon }) => (
          <li key={key}>
            <Link to={path} className="flex min-h-12 items-center gap-3 px-4 text-body hover:bg-raised">
              <Icon size={16} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
              <bdi className="min-w-0 flex-1 truncate">{text}</bdi>
              <span className="text-ui text-faint">{kind}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
