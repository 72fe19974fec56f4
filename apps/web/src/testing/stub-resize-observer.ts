import { vi } from 'vitest'

/** A `ResizeObserver` that never fires: jsdom has no layout. */
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
