import { useLayoutEffect } from 'react'
import { stayAtAboveTheFold } from './stay-at-above-the-fold.ts'

/** Rendered by the placeholder of a loading page: while it is mounted, the server-drawn part above the fold stays visible. */
export function AboveTheFoldStays() {
  useLayoutEffect(stayAtAboveTheFold, [])
  return null
}
