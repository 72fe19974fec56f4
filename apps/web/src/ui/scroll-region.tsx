import type { ReactNode } from 'react'
import { joinClasses } from '../lib/join-classes.ts'

interface ScrollRegionProps {
  /** Spoken name of the region. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/**
 * A part of the page that scrolls by itself and can be reached with the keyboard, so that its keys scroll it. Words in it
 * that are only spoken are placed in it, too, and do not make the page wider.
 */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a tab stop the keyboard could not scroll it.
    <section aria-label={label} tabIndex={0} className={joinClasses('relative', className)}>
      {children}
    </section>
  )
}
