import { Link, Outlet, useLocation } from 'react-router'
import { joinClasses } from '../../../lib/join-classes.ts'

const pages = [
  { path: '/', text: 'Problems' },
  { path: '/plans', text: 'Study plans' },
  { path: '/review', text: 'Review' },
  { path: '/lists', text: 'Lists' },
  { path: '/notes', text: 'Notes' },
] as const

/** Around the pages that help to find the next problem: the way from one to the other. */
export function PractiseLayout() {
  const { pathname } = useLocation()
  const isCurrent = (path: string) => path !== '/' && (pathname === path || pathname.startsWith(`${path}/`))
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
