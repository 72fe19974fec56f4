import { useLayoutEffect } from 'react'
import { holdAboveTheFold } from './hold-above-the-fold.ts'

/** Rendered by the placeholder of a loading page: while it is mounted, the server-drawn part above the fold stays visible. */
export function KeepAboveTheFold() {
  useLayoutEffect(holdAboveTheFold, [])
  return null
}
