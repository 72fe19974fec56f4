import { useEffect, useState, useSyncExternalStore } from 'react'
import { ChatTalk, type TalkSnapshot } from './chat-talk.ts'

/** A conversation's question under way, kept as long as the component that calls this. */
export function useTalk(): ChatTalk {
  const [talk] = useState(() => new ChatTalk())
  useEffect(() => () => talk.stop(), [talk])
  return talk
}

export function useTalkSnapshot(talk: ChatTalk): TalkSnapshot {
  return useSyncExternalStore(talk.subscribe, talk.snapshot)
}
