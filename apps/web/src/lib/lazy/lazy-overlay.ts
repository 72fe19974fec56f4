import type { ComponentType } from 'react'
import { lazyWithRetry } from './lazy-with-retry.ts'
import { onFirstInteraction } from './on-first-interaction.ts'

/**
 * A lazily loaded component that opens at a press. It is no part of the page's first scripts; it is prefetched at the first
 * interaction, so that it is ready when it is needed. Over an unreliable connection it opens once it has loaded, and the page
 * around it stays.
 */
export function lazyOverlay<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  onFirstInteraction(() => {
    // A failed prefetch is retried when the component opens.
    load().catch(() => undefined)
  })
  return lazyWithRetry(load)
}
