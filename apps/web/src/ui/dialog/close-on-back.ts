import { useEffect, useEffectEvent, useState } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'

/**
 * The browser's step back, for what lies over a page: it calls `onBack`, and the page stays. Other ways to leave the page ask
 * `blocks`; what that gives is the blocker of these, as `useBlocker` does. Of several at once the one that came last has the word.
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

/** The same as a part of what lies over the page, for as long as it does. */
export function CloseOnBack({ onBack }: { onBack: () => void }) {
  useCloseOnBack(onBack)
  return null
}
