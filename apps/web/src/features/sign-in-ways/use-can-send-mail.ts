import { useEffect, useState } from 'react'
import { fetchSignInOptions } from '../../shared/accounts/sign-in-options.ts'

/** Whether the server can send mail; null until loaded. If loading fails, nothing is hidden, and the form shows the error. */
export function useCanSendMail(): boolean | null {
  const [sendsMail, setSendsMail] = useState<boolean | null>(null)
  useEffect(() => {
    const left = new AbortController()
    fetchSignInOptions(left.signal).then(
      (offered) => setSendsMail(offered.canSendMail),
      () => left.signal.aborted || setSendsMail(true),
    )
    return () => left.abort()
  }, [])
  return sendsMail
}
