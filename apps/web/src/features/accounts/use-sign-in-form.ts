import { type RefObject, type SyntheticEvent, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../lib/api/api-error.ts'

/** Validation messages by field; `box` is shown above all fields. */
type Faults<Field extends string> = Partial<Record<Field | 'box', string>>

interface SignInFormOptions<Field extends string> {
  /** Names of the inputs, in their order. */
  readonly fields: readonly Field[]
  /** Signs in with what was typed. */
  readonly send: (typed: FormData) => Promise<void>
  readonly onSignedIn: () => void
}

interface SignInForm<Field extends string> {
  readonly ref: RefObject<HTMLFormElement | null>
  readonly faults: Faults<Field>
  readonly isPending: boolean
  /** Whether the password was right, and the account wants a code of its authenticator app. */
  readonly isCodeAsked: boolean
  /** Call it when another account is named, which may want no code. */
  readonly forgetCode: () => void
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
  const [isCodeAsked, setIsCodeAsked] = useState(false)
  const signIn = async (typed: FormData) => {
    setFaults({})
    setIsPending(true)
    try {
      await send(typed)
      onSignedIn()
    } catch (error) {
      if (isCodeNeeded(error)) {
        setIsCodeAsked(true)
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
    isCodeAsked,
    forgetCode: () => setIsCodeAsked(false),
    submit: (event) => {
      event.preventDefault()
      if (!isPending) void signIn(new FormData(event.currentTarget))
    },
    forgive: (field) => () => {
      if (faults[field] !== undefined) setFaults((before) => ({ ...before, [field]: undefined }))
    },
  }
}

function isCodeNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second_factor_needed'
}

/** A field does not repeat a message that the box above the form shows already. */
function faultsOf<Field extends string>(error: unknown, fields: readonly Field[]): Faults<Field> {
  const box = messageOf(error)
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
