import { useState } from 'react'

/** Whether the value was ever true: a part that was opened once stays mounted, so that it can close in its own way. */
export function useWasEverTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue)
  if (isTrue && !wasTrue) setWasTrue(true)
  return wasTrue || isTrue
}
