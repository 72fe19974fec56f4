import { type ComponentType, lazy } from 'react'
import { loadWithRetry } from './load-with-retry.ts'

/** A lazily loaded component that retries a failed load instead of failing the page around it. */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => loadWithRetry(async () => ({ default: await load() })))
}
