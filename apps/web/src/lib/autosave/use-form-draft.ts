import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Once } from '../api/once.ts'
import { FormDraftStore } from './form-draft-store.ts'
import { sameShape } from './same-shape.ts'
import { watchPage } from './watch-page.ts'

/** What is said of the typing that a form keeps. */
export interface FormDraft {
  /** `restored`: it stands in the form; `changed`: the thing was changed since, and it waits; `unkept`: there is no room for it. */
  readonly state: 'none' | 'restored' | 'changed' | 'unkept'
  /** Puts what waits into the form. */
  readonly take: () => void
  /** Gives up what was typed: the form is as it was opened. */
  readonly discard: () => void
  /** It was sent, or given up with the form. */
  readonly forget: () => void
  /** Sends what is typed, so that it is done once however often its answer gets lost; see `Once`. */
  readonly once: Once['send']
}

interface FormDraftOptions<Input> {
  /** What the typing begins from, when it is not all that the form was opened with: a new message begins from nothing. */
  readonly base?: string
  /** Puts what was typed into the values as they are now; needed where the form has fields that nobody types, such as ids. */
  readonly onto?: (typed: Input, opened: Input) => Input
  /** What is kept in the place of fields that no browser may keep: passwords. */
  readonly instead?: Partial<Input>
}

/**
 * Keeps what is typed into a form in this browser until it is sent or given up, and puts it back when the form is opened again.
 * Call `forget` after it was sent, once the form has been reset to its new values.
 */
export function useFormDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  what: string,
  options: FormDraftOptions<Input> = {},
): FormDraft {
  // Of the first drawing, so that what was typed is put back once and not over what is typed now.
  const [onto] = useState(() => options.onto ?? ((typed: Input) => typed))
  const [givenBase] = useState(options.base)
  const [instead] = useState(options.instead)
  const [opened, setOpened] = useState(() => structuredClone(form.getValues()))
  const base = givenBase ?? JSON.stringify(opened)
  const [began] = useState({ opened, base })
  const [keeper] = useState(() => new FormDraftStore<Input>({ what, schema: sameShape(opened) }))
  const [state, setState] = useState<'none' | 'restored' | 'changed'>(() =>
    keeper.found === null ? 'none' : keeper.found.base === base ? 'restored' : 'changed',
  )
  const isUnkept = useSyncExternalStore(keeper.subscribe, keeper.isRefused)
  const take = useCallback(() => {
    if (keeper.found === null) return
    keeper.adopt()
    form.reset(onto(keeper.found.values, began.opened), { keepDefaultValues: true })
    setState('restored')
  }, [form, keeper, onto, began])
  useEffect(() => {
    if (keeper.found?.base === began.base) take()
  }, [keeper, began, take])
  useEffect(() => watchPage(keeper), [keeper])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const typed = { ...structuredClone(values), ...instead }
          if (JSON.stringify(typed) === JSON.stringify(opened)) keeper.forget()
          else keeper.type(typed, base)
        },
      }),
    [form, keeper, base, opened, instead],
  )
  const forget = useCallback(() => {
    keeper.giveUpFound()
    keeper.forget()
    setOpened(structuredClone(form.getValues()))
    setState('none')
  }, [form, keeper])
  return {
    state: isUnkept ? 'unkept' : state,
    take,
    forget,
    once: keeper.once.send,
    discard: () => {
      keeper.giveUpFound()
      if (state === 'restored') {
        form.reset(opened)
        keeper.forget()
      }
      setState('none')
    },
  }
}
