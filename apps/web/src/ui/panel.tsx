import type { ReactNode } from 'react'
import { joinClasses } from '../lib/join-classes.ts'

interface PanelProps {
  /** The heading of the panel and its accessible name. */
  title?: string
  /** Accessible name of a panel without a heading. */
  label?: string
  /** Stands at the right end of the head. */
  trailing?: ReactNode
  className?: string
  children: ReactNode
}

export function Panel({ title, label, trailing, className, children }: PanelProps) {
  return (
    <section className={joinClasses('panel', className)} aria-label={title ?? label}>
      {title !== undefined && (
        <header className="flex min-h-11 items-center justify-between gap-4 border-b border-line px-4 py-1">
          <h2 className="text-body font-semibold">{title}</h2>
          {trailing}
        </header>
      )}
      {children}
    </section>
  )
}
