import { type ComponentType, lazy } from 'react'
import { loadPatiently } from './load-patiently.ts'

/** A component that is loaded when it is first shown. Over a broken line it comes later: the page around it stays. */
export function lazyPatiently<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => loadPatiently(async () => ({ default: await load() })))
}
