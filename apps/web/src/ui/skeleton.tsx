import type { ReactNode } from 'react'
import { joinClasses } from '../lib/join-classes.ts'
import { useDelayed } from '../lib/use-delayed.ts'

const appearsAfterMs = 200

/** One grey bar in place of a text. */
export function Bone({ className }: { className?: string }) {
  return <div className={joinClasses('skeleton h-3', className)} aria-hidden />
}

interface SkeletonProps {
  /** Announced to screen readers: "Loading problems". */
  label: string
  className?: string
  children: ReactNode
}

/**
 * The placeholder of loading content. It stays invisible for 200 ms, so that a fast response does not flicker, but takes its
 * space at once.
 */
export function Skeleton({ label, className, children }: SkeletonProps) {
  const isDue = useDelayed(true, appearsAfterMs)
  return (
    <div role="status" aria-label={label} className={joinClasses(!isDue && 'invisible', className)}>
      {children}
    </div>
  )
}
