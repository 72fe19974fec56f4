import { useEffect, useState, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { FormDraftStore } from '../../lib/autosave/form-draft-store.ts'
import { watchPage } from '../../lib/autosave/watch-page.ts'
import { ChatController, type ChatSnapshot } from './chat-controller.ts'

/**
 * The `ChatController` of a component, for as long as it is mounted. The unsent text is stored in this browser; `what` names the
 * conversation.
 */
export function useChatController(what: string): ChatController {
  const [draftStore] = useState(() => new FormDraftStore<string>({ what, schema: z.string() }))
  const [talk] = useState(() => new ChatController(draftStore.found?.values))
  useEffect(() => () => talk.stop(), [talk])
  useEffect(() => {
    draftStore.adopt()
    return watchPage(draftStore)
  }, [draftStore])
  useEffect(() => {
    let known = talk.snapshot().draft
    const stop = talk.subscribe(() => {
      const { draft } = talk.snapshot()
      if (draft === known) return
      known = draft
      if (draft === '') draftStore.forget()
      else draftStore.type(draft, '')
    })
    return () => {
      stop()
    }
  }, [talk, draftStore])
  return talk
}

export function useChatSnapshot(talk: ChatController): ChatSnapshot {
  return useSyncExternalStore(talk.subscribe, talk.snapshot)
}
