import { type ComponentType, lazy } from 'react'
import { loadPatiently } from './load-patiently.ts'

/** A lazily loaded component that retries a failed load instead of failing the page around it. */
export function lazyPatiently<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => loadPatiently(async () => ({ default: await load() })))
}
