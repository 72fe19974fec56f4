import { type ReactNode, useId } from 'react'
import { joinClasses } from '../lib/join-classes.ts'

interface ReadingPanelProps {
  title: string
  /** Stands at the right end of the heading's line. */
  trailing?: ReactNode
  className?: string
  children: ReactNode
}

/** A panel of a reading page: the heading is within its padding, without a line below. */
export function ReadingPanel({ title, trailing, className, children }: ReadingPanelProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={joinClasses('panel p-5 max-md:p-4', className)}>
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={headingId} className="text-body font-semibold">
          {title}
        </h2>
        {trailing}
      </header>
      {children}
    </section>
  )
}
