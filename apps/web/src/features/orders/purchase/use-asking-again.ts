import { useEffect, useEffectEvent, useState } from 'react'

const askedAgainAfterMs = 5000
/** The server asks the payment provider every minute: what was not found after three of them was hardly paid. */
const askedForMs = 180_000

/** Gives the function that begins to ask, every few seconds and for some minutes, what became of a payment nobody confirmed. */
export function useAskingAgain(ask: () => void): () => void {
  const [begunAt, setBegunAt] = useState<number | null>(null)
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (begunAt === null) return
    const asking = setInterval(askNow, askedAgainAfterMs)
    const end = setTimeout(() => setBegunAt(null), askedForMs)
    return () => {
      clearInterval(asking)
      clearTimeout(end)
    }
  }, [begunAt])
  return () => setBegunAt(performance.now())
}
