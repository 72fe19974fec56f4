import { inject } from 'vitest'
import { slowness } from './slowness.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** See vitest.config.ts. */
    boxEndMs: number
  }
}

/** How long what ran in a box may live on after its judge was killed. */
export const boxEndMs = inject('boxEndMs') * slowness
