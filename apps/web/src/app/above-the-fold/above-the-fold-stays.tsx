import { useLayoutEffect } from 'react'
import { stayAtAboveTheFold } from './stay-at-above-the-fold.ts'

/** Stands in what is shown while a page is on its way: until then the part of it above the fold stays. */
export function AboveTheFoldStays() {
  useLayoutEffect(stayAtAboveTheFold, [])
  return null
}
