import { type ReactNode, useEffect } from 'react'
import { askForAllFormulas } from './formula-drawing.ts'

/** The source of a formula, shown until KaTeX is loaded. */
export function FormulaSource({ children }: { children: ReactNode }) {
  useEffect(askForAllFormulas, [])
  return <code>{children}</code>
}
