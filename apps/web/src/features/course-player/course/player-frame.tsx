import type { Course } from '@codedojo/contract'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PlayerLinks } from '../player-links.ts'

interface PlayerFrameProps {
  /** null if not known. */
  course: Course | null
  links: PlayerLinks
  children: ReactNode
}

/** Frame of the player's page: a breadcrumb on large screens, a top bar on phones. */
export function PlayerFrame({ course, links, children }: PlayerFrameProps) {
  const name = course?.CourseName
  return (
    <>
      <div className="sticky top-0 z-20 flex h-12 items-center gap-1 border-b border-line bg-panel px-1 md:hidden">
        <Link to={links.courses} aria-label="Back to my courses" className="btn btn-ghost btn-square btn-sm">
          <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
        </Link>
        <p className="min-w-0 flex-1 truncate text-base" dir="auto">
          {name ?? 'Course'}
        </p>
      </div>
      <nav
        aria-label="Breadcrumb"
        className="mb-4 flex min-w-0 items-center gap-2 text-ui text-muted max-md:hidden"
      >
        <Link to={links.courses} className="shrink-0 hover:text-ink">
          My courses
        </Link>
        {name !== undefined && (
          <>
            <ChevronRight size={14} strokeWidth={1.75} className="shrink-0" aria-hidden />
            <span aria-current="page" className="min-w-0 truncate text-ink" dir="auto">
              {name}
            </span>
          </>
        )}
      </nav>
      {children}
    </>
  )
}

/** The two-column layout of the player. */
export const playerGridClasses = 'grid gap-6 max-md:gap-0 lg:grid-cols-[minmax(0,1fr)_376px]'
