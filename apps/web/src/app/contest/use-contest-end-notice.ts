import type { Contest } from '@codedojo/contract'
import { useEffect, useRef } from 'react'
import { notify } from '../../ui/toast.tsx'

/**
 * Shows a notice when the contest ends while its problem page is open and the page redirects; none when it had ended before.
 */
export function useContestEndNotice(state: Contest['state'] | undefined): void {
  const wasRunning = useRef(false)
  useEffect(() => {
    if (state === 'ended' && wasRunning.current)
      notify('The contest is over. Your code is kept as a draft of the problem.')
    wasRunning.current = state === 'running'
  }, [state])
}
