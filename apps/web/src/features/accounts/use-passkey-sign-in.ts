import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { PasskeyError } from '../../lib/passkeys.ts'

const loadSignIn = () => import('./passkey-sign-in.ts')

interface PasskeySignIn {
  /** The element around the forms, whose tick box says whether the session stays. */
  readonly area: RefObject<HTMLDivElement | null>
  /** Why the last try failed; empty if it did not. */
  readonly fault: string
  readonly isPending: boolean
  readonly start: () => void
}

/** Signs in with a passkey: when a button is pressed, and where the browser lists passkeys below the fields of the forms. */
export function usePasskeySignIn(isOffered: boolean, onSignedIn: () => void): PasskeySignIn {
  const area = useRef<HTMLDivElement>(null)
  const [fault, setFault] = useState('')
  // Stays true once somebody is signed in.
  const [isPending, setIsPending] = useState(false)
  const remember = () => area.current?.querySelector<HTMLInputElement>('[name=remember]')?.checked ?? false
  const autofill = useEffectEvent(async (left: AbortSignal) => {
    const { autofillPasskey } = await loadSignIn()
    if (await autofillPasskey({ left, remember, onRefused: (error) => setFault(error.message) })) onSignedIn()
  })
  useEffect(() => {
    if (!isOffered || isPending) return
    const left = new AbortController()
    // Where the server does not answer, the forms say so as soon as somebody uses them.
    autofill(left.signal).catch(() => undefined)
    return () => left.abort()
  }, [isOffered, isPending])
  const start = async () => {
    setFault('')
    setIsPending(true)
    try {
      const { signInByPasskey } = await loadSignIn()
      await signInByPasskey(remember())
      onSignedIn()
    } catch (error) {
      setFault(error instanceof PasskeyError ? error.message : messageOf(error))
      setIsPending(false)
    }
  }
  return { area, fault, isPending, start: () => void start() }
}
