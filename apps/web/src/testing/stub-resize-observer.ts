import { vi } from 'vitest'

/** jsdom draws nothing, so there is nothing to observe. */
export function stubResizeObserver(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
}
