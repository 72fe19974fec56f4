import { useEffect, useEffectEvent, useState } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'

/**
 * Makes the browser's Back close an overlay instead of leaving the page: it calls `onBack`. Other navigations ask `blocks`, and
 * the result is their blocker, as of `useBlocker`. Of several overlays the last one opened decides.
 */
export function useCloseOnBack(onBack: (() => void) | undefined, blocks: BlockerFunction = () => false) {
  const [isBack, setIsBack] = useState(false)
  const blocker = useBlocker((move) => {
    const closes = onBack !== undefined && move.historyAction === 'POP'
    setIsBack(closes)
    return closes || blocks(move)
  })
  const close = useEffectEvent(() => {
    blocker.reset?.()
    onBack?.()
  })
  const isClosing = isBack && blocker.state === 'blocked'
  useEffect(() => {
    if (isClosing) close()
  }, [isClosing])
  return { blocker, isClosing }
}

/** `useCloseOnBack` as a component, active while it is mounted. */
export function CloseOnBack({ onBack }: { onBack: () => void }) {
  useCloseOnBack(onBack)
  return null
}
