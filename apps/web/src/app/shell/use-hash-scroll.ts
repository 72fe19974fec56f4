import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { prefersReducedMotion } from '../../lib/use-media-query.ts'

const settleMs = 300

/** Scrolls to the element of the address's `#id`, once the page has had time for its layout. */
export function useHashScroll(id: string): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same link is followed again.
  useEffect(() => {
    if (hash !== `#${id}`) return
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
    const timer = setTimeout(() => document.getElementById(id)?.scrollIntoView({ behavior }), settleMs)
    return () => clearTimeout(timer)
  }, [hash, key, id])
}
