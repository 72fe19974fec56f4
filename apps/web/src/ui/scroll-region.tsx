import type { ReactNode } from 'react'

interface ScrollRegionProps {
  /** Spoken name of the region. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/** A part of the page that scrolls by itself and can be reached with the keyboard, so that its keys scroll it. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a tab stop the keyboard could not scroll it.
    <section aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  )
}
