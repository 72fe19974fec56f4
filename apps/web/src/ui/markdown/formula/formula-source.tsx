import { type ReactNode, useEffect } from 'react'
import { loadKatex } from './formula-plugins.ts'

/** The source of a formula, shown until KaTeX is loaded. */
export function FormulaSource({ children }: { children: ReactNode }) {
  useEffect(loadKatex, [])
  return <code>{children}</code>
}
