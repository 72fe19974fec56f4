import type { Conversation } from '@codedojo/contract'
import { useState } from 'react'
import type { TalkSnapshot } from './chat-talk.ts'

interface SpokenAnswerProps extends Pick<TalkSnapshot, 'live' | 'beforeReset'> {
  name: string
  conversation: Conversation
}

/** Tells screen readers that an answer is being written, and then reads it once, whole; never letter by letter. */
export function SpokenAnswer(props: SpokenAnswerProps) {
  const { live } = props
  const [hasAsked, setHasAsked] = useState(false)
  if (live && !hasAsked) setHasAsked(true)
  return (
    <p role="status" className="sr-only">
      {hasAsked && wordsOf(props)}
    </p>
  )
}

function wordsOf({ name, live, beforeReset, conversation }: SpokenAnswerProps): string {
  if (live?.phase === 'checking') return 'Checking the code in this answer'
  if (live?.phase === 'typing') return `${name} is typing...`
  const last = conversation.messages.at(-1)
  const text = [beforeReset?.text, ...(last?.parts.map((part) => part.text) ?? [])].join(' ').trim()
  return live ? live.text : `${name}: ${text}`
}
