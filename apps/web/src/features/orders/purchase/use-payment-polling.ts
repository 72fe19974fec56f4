import { useEffect, useEffectEvent, useState } from 'react'

const askedAgainAfterMs = 5000
/**
 * For how long to poll. The server checks with the payment provider every minute; what it does not find in three checks was
 * probably not paid.
 */
const askedForMs = 180_000

/** Returns a function that starts polling, every few seconds for some minutes, for an unconfirmed payment. */
export function usePaymentPolling(ask: () => void): () => void {
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
