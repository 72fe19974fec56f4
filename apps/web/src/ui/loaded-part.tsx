import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { lostLineMessage } from '../lib/api/api-error.ts'
import { ErrorState } from './error-state.tsx'

/** A part of a page whose code is loaded when it is shown first. */
export interface LaterPart<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>
  /** Null until it is loaded. */
  readonly loaded: () => ComponentType<Props> | null
}

export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
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
  part: LaterPart<Props>
  given: Props
  /** Its layout, while it is being loaded. */
  skeleton: ReactNode
  /** What could not be loaded: "The solutions could not be loaded." */
  failure: string
}

/** Shows a part as soon as its code is there, at once when it is already; where it cannot be loaded, says so and tries again. */
export function LoadedPart<Props extends object>({ part, given, skeleton, failure }: LoadedPartProps<Props>) {
  const [, setLoaded] = useState<ComponentType<Props> | null>(null)
  const [failed, setFailed] = useState<LaterPart<Props> | null>(null)
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
    return <ErrorState title={failure} detail={lostLineMessage} onRetry={() => setFailed(null)} />
  return skeleton
}
