import { useEffect, useState } from 'react'
import { z } from 'zod'
import { FormDraftStore } from './form-draft-store.ts'
import type { FormDraft } from './use-form-draft.ts'
import { watchPage } from './watch-page.ts'

/**
 * The draft of a single text, stored in this browser until it is sent. A draft whose text was changed elsewhere waits for the
 * user's choice. Mount with another `key` for another subject.
 */
export function useTextDraft(what: string, opened = '') {
  const [keeper] = useState(() => new FormDraftStore<string>({ what, schema: z.string() }))
  const [waits] = useState(() => keeper.found !== null && keeper.found.base !== opened)
  const [state, setState] = useState<FormDraft['state']>(
    waits ? 'changed' : keeper.found ? 'restored' : 'none',
  )
  const [text, setText] = useState((waits ? null : keeper.found?.values) ?? opened)
  useEffect(() => {
    if (!waits) keeper.adopt()
    return watchPage(keeper)
  }, [keeper, waits])
  const write = (typed: string) => {
    setText(typed)
    if (typed === opened) keeper.forget()
    else keeper.type(typed, opened)
  }
  const forget = () => {
    keeper.discardFound()
    keeper.forget()
    setState('none')
  }
  const draft: FormDraft = {
    state,
    forget,
    sendOnce: keeper.sender.send,
    take: () => {
      if (keeper.found === null) return
      keeper.adopt()
      write(keeper.found.values)
      setState('restored')
    },
    discard: () => {
      if (state === 'restored') setText(opened)
      forget()
    },
  }
  return { text, write, draft }
}
