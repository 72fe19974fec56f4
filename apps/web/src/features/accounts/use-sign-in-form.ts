import { type RefObject, type SyntheticEvent, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../lib/api/api-error.ts'
import { canUsePasskeys, PasskeyError, type PasskeyJson } from '../../lib/passkeys.ts'

/** Validation messages by field; `box` is shown above all fields. */
type Faults<Field extends string> = Partial<Record<Field | 'box', string>>

interface SignInFormOptions<Field extends string> {
  /** Names of the inputs, in their order. */
  readonly fields: readonly Field[]
  /** Signs in with what was typed, and a passkey where one has answered. */
  readonly send: (typed: FormData, passkey?: PasskeyJson) => Promise<void>
  readonly onSignedIn: () => void
}

/** What the server asks for besides the password. */
export interface AskedStep {
  /** Which codes do. */
  readonly hint: string
  readonly takesPasskey: boolean
}

interface SignInForm<Field extends string> {
  readonly ref: RefObject<HTMLFormElement | null>
  readonly faults: Faults<Field>
  readonly isPending: boolean
  /** The second step, where the password was right and the account has one; null until then. */
  readonly asked: AskedStep | null
  /** Call it when another account is named, which may want no second step. */
  readonly forgetStep: () => void
  /** Takes the second step with a passkey, in place of a code. */
  readonly usePasskey: () => void
  readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void
  /** Takes the fault of a field away when somebody types into it. */
  readonly forgive: (field: Field) => () => void
}

/** What forms have in common that sign somebody in: no schema is loaded for them before somebody begins to type. */
export function useSignInForm<Field extends string>({
  fields,
  send,
  onSignedIn,
}: SignInFormOptions<Field>): SignInForm<Field> {
  const ref = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults<Field>>({})
  const [isPending, setIsPending] = useState(false)
  const [asked, setAsked] = useState<AskedStep | null>(null)
  const signIn = async (typed: FormData, answer?: () => Promise<PasskeyJson>) => {
    setFaults({})
    setIsPending(true)
    try {
      await (answer ? send(typed, await answer()) : send(typed))
      onSignedIn()
    } catch (error) {
      const step = stepIn(error)
      if (step !== null) {
        setAsked(step)
        return
      }
      const found = faultsOf(error, fields)
      setFaults(found)
      focusFirst(
        ref.current,
        fields.find((field) => found[field] !== undefined),
      )
    } finally {
      setIsPending(false)
    }
  }
  return {
    ref,
    faults,
    isPending,
    asked,
    forgetStep: () => setAsked(null),
    usePasskey: () => {
      if (isPending || ref.current === null) return
      const typed = new FormData(ref.current)
      // Only one of the two is looked at.
      typed.delete('code')
      void signIn(typed, async () =>
        (await import('../../shared/accounts/answer-challenge.ts')).answerChallenge(),
      )
    },
    submit: (event) => {
      event.preventDefault()
      if (!isPending) void signIn(new FormData(event.currentTarget))
    },
    forgive: (field) => () => {
      if (faults[field] !== undefined) setFaults((before) => ({ ...before, [field]: undefined }))
    },
  }
}

function stepIn(error: unknown): AskedStep | null {
  if (!(error instanceof ApiError && error.code === 'second_factor_needed')) return null
  const hint = error.errors.find(({ field }) => field === 'code')?.message ?? error.message
  return { hint, takesPasskey: error.errors.some(({ field }) => field === 'passkey') && canUsePasskeys() }
}

/** A field does not repeat a message that the box above the form shows already. */
function faultsOf<Field extends string>(error: unknown, fields: readonly Field[]): Faults<Field> {
  const box = error instanceof PasskeyError ? error.message : messageOf(error)
  const named = error instanceof ApiError ? error.errors : []
  const faults: Faults<Field> = {}
  for (const own of fields) {
    const first = named.find(({ field }) => field === own)
    if (first) Object.assign(faults, { [own]: first.message === box ? '' : first.message })
  }
  return { ...faults, ...(box !== '' && { box }) }
}

function focusFirst(form: HTMLFormElement | null, first: string | undefined): void {
  const input = first === undefined ? null : form?.elements.namedItem(first)
  if (input instanceof HTMLInputElement) input.focus()
}
