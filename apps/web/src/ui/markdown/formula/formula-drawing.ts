import type { Options } from 'react-markdown'
import { drawSimpleFormulas, showFormulaSources } from './draw-formulas.ts'

type Plugins = NonNullable<Options['rehypePlugins']>

let drawing: Plugins = [drawSimpleFormulas, showFormulaSources]
let isAsked = false
const listeners = new Set<() => void>()

/** What draws the formulas of a text now. */
export function formulaDrawing(): Plugins {
  return drawing
}

export function subscribeToFormulaDrawing(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Loads what draws every formula, once: it weighs more than everything else about a text, and few texts need it. Where it
 * cannot be loaded, such formulas stay as they were typed, and the next text that has one tries again.
 */
export function askForAllFormulas(): void {
  if (isAsked) return
  isAsked = true
  import('./draw-all-formulas.ts').then(
    ({ drawAllFormulas }) => {
      drawing = [drawSimpleFormulas, drawAllFormulas]
      for (const listener of listeners) listener()
    },
    () => {
      isAsked = false
    },
  )
}
