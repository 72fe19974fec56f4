import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

interface BreadcrumbProps {
  /** Path of the parent page. */
  path: string
  text: string
  /** Name of the current page. */
  here: string
}

/** A link to the parent page, followed by the name of the current page. */
export function Breadcrumb({ path, text, here }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="mb-4 flex min-w-0 items-center gap-2 text-ui text-muted">
      <Link to={path} className="shrink-0 hover:text-ink max-md:py-3">
        {text}
      </Link>
      <ChevronRight size={14} strokeWidth={1.75} className="shrink-0" aria-hidden />
      <span aria-current="page" className="min-w-0 truncate text-ink" dir="auto">
        {here}
      </span>
    </nav>
  )
}
