import { inject } from 'vitest'
import { slowness } from './slowness.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** See vitest.config.ts. */
    boxEndMs: number
  }
}

/** How long processes in a box may live on after their judge was killed. */
export const boxEndMs = inject('boxEndMs') * slowness
