import type { ReactNode } from 'react'
import { joinClasses } from '../lib/join-classes.ts'

interface ScrollRegionProps {
  /** Accessible name of the region. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/**
 * A scrolling region that the keyboard can focus and scroll. It is positioned, so that visually hidden text inside does not
 * widen the page.
 */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a tab stop the keyboard could not scroll it.
    <section aria-label={label} tabIndex={0} className={joinClasses('relative', className)}>
      {children}
    </section>
  )
}
