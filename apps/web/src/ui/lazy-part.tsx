import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { noConnectionMessage } from '../lib/api/api-error.ts'
import { ErrorState } from './error-state.tsx'

/** A part of a page whose code is loaded at its first use. */
export interface LazyPart<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>
  /** The component; null until it is loaded. */
  readonly loaded: () => ComponentType<Props> | null
}

export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  return {
    load: async () => {
      loaded ??= await load()
      return loaded
    },
    loaded: () => loaded,
  }
}

interface LoadedPartProps<Props extends object> {
  part: LazyPart<Props>
  given: Props
  /** Shown while the code is loading. */
  skeleton: ReactNode
  /** The error message: "The solutions could not be loaded." */
  failure: string
}

/**
 * Renders a lazily loaded part, at once when its code is already loaded. Shows an error with a retry where it cannot be loaded.
 */
export function LazyPartView<Props extends object>({
  part,
  given,
  skeleton,
  failure,
}: LoadedPartProps<Props>) {
  const [, setLoaded] = useState<ComponentType<Props> | null>(null)
  const [failed, setFailed] = useState<LazyPart<Props> | null>(null)
  const Part = part.loaded()
  const isLoading = Part === null && failed !== part
  useEffect(() => {
    if (!isLoading) return
    let isGone = false
    part.load().then(
      (loaded) => isGone || setLoaded(() => loaded),
      () => isGone || setFailed(part),
    )
    return () => {
      isGone = true
    }
  }, [part, isLoading])

  if (Part) return <Part {...given} />
  if (failed === part)
    return <ErrorState title={failure} detail={noConnectionMessage} onRetry={() => setFailed(null)} />
  return skeleton
}
