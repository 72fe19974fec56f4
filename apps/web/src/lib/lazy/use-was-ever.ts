import { useState } from 'react'

/** Whether this was true at any time: what was opened once stays, so that it can close in its own way. */
export function useWasEver(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue)
  if (isTrue && !wasTrue) setWasTrue(true)
  return wasTrue || isTrue
}
