import { useLayoutEffect } from 'react'
import { stayAtFirstSight } from './stay-at-first-sight.ts'

/** Stands in what is shown while a page is on its way: until then the first sight of it stays. */
export function FirstSightStays() {
  useLayoutEffect(stayAtFirstSight, [])
  return null
}
