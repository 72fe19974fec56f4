import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { IdempotentSender } from '../api/idempotent-sender.ts'
import { FormDraftStore } from './form-draft-store.ts'
import { schemaFromExample } from './schema-from-example.ts'
import { watchPage } from './watch-page.ts'

/** The state of a form's draft, and what the user can do with it. */
export interface FormDraft {
  /**
   * `restored`: the draft is shown in the form; `changed`: the saved values changed since, so the draft waits for a choice;
   * `unkept`: the browser cannot store it.
   */
  readonly state: 'none' | 'restored' | 'changed' | 'unkept'
  /** Puts the waiting draft into the form. */
  readonly take: () => void
  /** Discards the draft and resets the form to the values with which it opened. */
  readonly discard: () => void
  /** Deletes the draft after the form was sent or discarded. */
  readonly forget: () => void
  /** Sends the form with an idempotency key, so that it takes effect once even if answers get lost; see `IdempotentSender`. */
  readonly sendOnce: IdempotentSender['send']
}

interface FormDraftOptions<Input> {
  /** The base values of the draft, when they are not those with which the form opened: a new message starts empty. */
  readonly base?: string
  /** Merges the draft into the current values; needed when the form has fields that nobody types, such as ids. */
  readonly onto?: (typed: Input, opened: Input) => Input
  /** Replaces values that must not be stored, such as passwords. */
  readonly instead?: Partial<Input>
}

/**
 * Stores the draft of a form in this browser until it is sent or discarded, and restores it when the form opens again. Call
 * `forget` after sending, once the form has been reset to its new values.
 */
export function useFormDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  what: string,
  options: FormDraftOptions<Input> = {},
): FormDraft {
  // Fixed at the first render, so that the draft is restored once and never over newer typing.
  const [onto] = useState(() => options.onto ?? ((typed: Input) => typed))
  const [givenBase] = useState(options.base)
  const [instead] = useState(options.instead)
  const [opened, setOpened] = useState(() => structuredClone(form.getValues()))
  const base = givenBase ?? JSON.stringify(opened)
  const [began] = useState({ opened, base })
  const [draftStore] = useState(() => new FormDraftStore<Input>({ what, schema: schemaFromExample(opened) }))
  const [state, setState] = useState<'none' | 'restored' | 'changed'>(() =>
    draftStore.found === null ? 'none' : draftStore.found.base === base ? 'restored' : 'changed',
  )
  const isUnkept = useSyncExternalStore(draftStore.subscribe, draftStore.isRefused)
  const take = useCallback(() => {
    if (draftStore.found === null) return
    draftStore.adopt()
    form.reset(onto(draftStore.found.values, began.opened), { keepDefaultValues: true })
    setState('restored')
  }, [form, draftStore, onto, began])
  useEffect(() => {
    if (draftStore.found?.base === began.base) take()
  }, [draftStore, began, take])
  useEffect(() => watchPage(draftStore), [draftStore])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const typed = { ...structuredClone(values), ...instead }
          if (JSON.stringify(typed) === JSON.stringify(opened)) draftStore.forget()
          else draftStore.type(typed, base)
        },
      }),
    [form, draftStore, base, opened, instead],
  )
  const forget = useCallback(() => {
    draftStore.discardFound()
    draftStore.forget()
    setOpened(structuredClone(form.getValues()))
    setState('none')
  }, [form, draftStore])
  return {
    state: isUnkept ? 'unkept' : state,
    take,
    forget,
    sendOnce: draftStore.sender.send,
    discard: () => {
      draftStore.discardFound()
      if (state === 'restored') {
        form.reset(opened)
        draftStore.forget()
      }
      setState('none')
    },
  }
}
