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
  const [draftStore] = useState(() => new FormDraftStore<string>({ what, schema: z.string() }))
  const [waits] = useState(() => draftStore.found !== null && draftStore.found.base !== opened)
  const [state, setState] = useState<FormDraft['state']>(
    waits ? 'changed' : draftStore.found ? 'restored' : 'none',
  )
  const [text, setText] = useState((waits ? null : draftStore.found?.values) ?? opened)
  useEffect(() => {
    if (!waits) draftStore.adopt()
    return watchPage(draftStore)
  }, [draftStore, waits])
  const write = (typed: string) => {
    setText(typed)
    if (typed === opened) draftStore.forget()
    else draftStore.type(typed, opened)
  }
  const forget = () => {
    draftStore.discardFound()
    draftStore.forget()
    setState('none')
  }
  const draft: FormDraft = {
    state,
    forget,
    sendOnce: draftStore.sender.send,
    take: () => {
      if (draftStore.found === null) return
      draftStore.adopt()
      write(draftStore.found.values)
      setState('restored')
    },
    discard: () => {
      if (state === 'restored') setText(opened)
      forget()
    },
  }
  return { text, write, draft }
}
