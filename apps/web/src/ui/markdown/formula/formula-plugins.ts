import type { Options } from 'react-markdown'
import { drawSimpleFormulas, showFormulaSources } from './draw-formulas.ts'

type Plugins = NonNullable<Options['rehypePlugins']>

let drawing: Plugins = [drawSimpleFormulas, showFormulaSources]
let isAsked = false
const listeners = new Set<() => void>()

/** The plugins that render formulas at present. */
export function formulaPlugins(): Plugins {
  return drawing
}

export function subscribeToFormulaPlugins(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Loads KaTeX once: it is larger than everything else about a text, and few texts need it. If it cannot be loaded, such
 * formulas stay as their source, and the next text with one retries.
 */
export function loadKatex(): void {
  if (isAsked) return
  isAsked = true
  import('./draw-with-katex.ts').then(
    ({ drawWithKatex }) => {
      drawing = [drawSimpleFormulas, drawWithKatex]
      for (const listener of listeners) listener()
    },
    () => {
      isAsked = false
    },
  )
}
