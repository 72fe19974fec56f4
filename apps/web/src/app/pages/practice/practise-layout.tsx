import { Link, Outlet, useLocation } from 'react-router'
import { joinClasses } from '../../../lib/join-classes.ts'
import { homePath, listsPath, notesPath, plansPath, reviewPath } from '../../../lib/paths.ts'

const pages = [
  { path: homePath, text: 'Problems' },
  { path: plansPath, text: 'Study plans' },
  { path: reviewPath, text: 'Review' },
  { path: listsPath, text: 'Lists' },
  { path: notesPath, text: 'Notes' },
] as const

/** Layout of the pages that help to find the next problem, with links between them. */
export function PractiseLayout() {
  const { pathname } = useLocation()
  const isCurrent = (path: string) =>
    path !== homePath && (pathname === path || pathname.startsWith(`${path}/`))
  return (
    <>
      <nav
        aria-label="Practice"
        className="mb-6 flex overflow-x-auto border-b border-line max-md:-mx-4 max-md:px-2"
      >
        {pages.map(({ path, text }) => (
          <Link
            key={path}
            to={path}
            aria-current={isCurrent(path) ? 'page' : undefined}
            className={joinClasses(
              'flex min-h-10 items-center border-b-2 px-3 text-body whitespace-nowrap max-md:min-h-11 max-md:px-2',
              isCurrent(path) ? 'border-primary text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {text}
          </Link>
        ))}
      </nav>
      <Outlet />
    </>
  )
}
