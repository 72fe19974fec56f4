import type { ComponentType } from 'react'
import { lazyPatiently } from './lazy-patiently.ts'
import { onFirstInteraction } from './on-first-interaction.ts'

/**
 * A component that opens at a press. A page is quick because it comes without these; each is loaded at the first sign of a
 * person, so that it is there when it is wanted. Over a broken line it opens when it has come: the page around it stays.
 */
export function openedLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  onFirstInteraction(() => {
    // What could not be loaded is asked for again when it is opened.
    load().catch(() => undefined)
  })
  return lazyPatiently(load)
}
