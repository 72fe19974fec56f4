import { useState } from 'react'

/** Whether the value was ever true: a dialog that was opened once stays mounted, so that it can play its closing animation. */
export function useWasEverTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue)
  if (isTrue && !wasTrue) setWasTrue(true)
  return wasTrue || isTrue
}
