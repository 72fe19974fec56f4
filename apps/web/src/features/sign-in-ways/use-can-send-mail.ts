import { useEffect, useState } from 'react'
import { askOfferedWays } from '../../shared/accounts/offered-ways.ts'

/** Whether the server can send mail; null: not loaded. If loading fails, nothing is hidden, and the form shows the error. */
export function useCanSendMail(): boolean | null {
  const [sendsMail, setSendsMail] = useState<boolean | null>(null)
  useEffect(() => {
    const left = new AbortController()
    askOfferedWays(left.signal).then(
      (offered) => setSendsMail(offered.canSendMail),
      () => left.signal.aborted || setSendsMail(true),
    )
    return () => left.abort()
  }, [])
  return sendsMail
}
