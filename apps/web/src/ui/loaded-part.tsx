import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
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
  bones: ReactNode
  /** What could not be loaded: "The solutions could not be loaded." */
  failure: string
}

/** Shows a part as soon as its code is there, at once when it is already; where it cannot be loaded, says so and tries again. */
export function LoadedPart<Props extends object>({ part, given, bones, failure }: LoadedPartProps<Props>) {
  const [isLoaded, setIsLoaded] = useState(part.loaded() !== null)
  const [hasFailed, setHasFailed] = useState(false)
  const isLoading = !isLoaded && !hasFailed
  useEffect(() => {
    if (!isLoading) return
    let isGone = false
    part.load().then(
      () => isGone || setIsLoaded(true),
      () => isGone || setHasFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [part, isLoading])

  const Part = part.loaded()
  if (Part) return <Part {...given} />
  if (hasFailed)
    return (
      <ErrorState
        title={failure}
        detail="Check your connection and try again."
        onRetry={() => setHasFailed(false)}
      />
    )
  return bones
}
