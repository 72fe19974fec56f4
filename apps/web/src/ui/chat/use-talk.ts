import { useEffect, useState, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { FormDraftStore } from '../../lib/autosave/form-draft-store.ts'
import { watchPage } from '../../lib/autosave/watch-page.ts'
import { ChatTalk, type TalkSnapshot } from './chat-talk.ts'

/**
 * The `ChatTalk` of a component, for as long as it is mounted. The unsent text is stored in this browser; `what` names the
 * conversation.
 */
export function useTalk(what: string): ChatTalk {
  const [draftStore] = useState(() => new FormDraftStore<string>({ what, schema: z.string() }))
  const [talk] = useState(() => new ChatTalk(draftStore.found?.values))
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

export function useTalkSnapshot(talk: ChatTalk): TalkSnapshot {
  return useSyncExternalStore(talk.subscribe, talk.snapshot)
}
