import { type ReactNode, useEffect } from 'react'
import { askForAllFormulas } from './formula-drawing.ts'

/** A formula as it was written, until what draws it is there. */
export function FormulaSource({ children }: { children: ReactNode }) {
  useEffect(askForAllFormulas, [])
  return <code>{children}</code>
}
