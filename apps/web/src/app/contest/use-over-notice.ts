import type { Contest } from '@codedojo/contract'
import { useEffect, useRef } from 'react'
import { notify } from '../../ui/toast.tsx'

/** Says why the page of a contest's problem leaves by itself; nothing to those who come after the end. */
export function useOverNotice(state: Contest['state'] | undefined): void {
  const wasRunning = useRef(false)
  useEffect(() => {
    if (state === 'ended' && wasRunning.current)
      notify('The contest is over. Your code is kept as a draft of the problem.')
    wasRunning.current = state === 'running'
  }, [state])
}
