import { useEffect, useState } from 'react'
import { fetchSignInOptions } from '../../shared/accounts/sign-in-options.ts'

/** Whether mails go out here; null until the server has said so. Without an answer nothing is held back: the form tells then. */
export function useSendsMail(): boolean | null {
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
