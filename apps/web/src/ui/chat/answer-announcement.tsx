import type { Conversation } from '@codedojo/contract'
import { useState } from 'react'
import type { ChatSnapshot } from './chat-controller.ts'

interface AnswerAnnouncementProps extends Pick<ChatSnapshot, 'live' | 'beforeReset'> {
  name: string
  conversation: Conversation
}

/**
 * Announces to screen readers that an answer is being written, and reads it once when it is complete, never letter by letter.
 */
export function AnswerAnnouncement(props: AnswerAnnouncementProps) {
  const { live } = props
  const [hasAsked, setHasAsked] = useState(false)
  if (live && !hasAsked) setHasAsked(true)
  return (
    <p role="status" className="sr-only">
      {hasAsked && wordsOf(props)}
    </p>
  )
}

function wordsOf({ name, live, beforeReset, conversation }: AnswerAnnouncementProps): string {
  if (live?.phase === 'checking') return 'Checking the code in this answer'
  if (live?.phase === 'typing') return `${name} is typing...`
  const last = conversation.messages.at(-1)
  const text = [beforeReset?.text, ...(last?.parts.map((part) => part.text) ?? [])].join(' ').trim()
  return spoken(live ? live.text : `${name}: ${text}`)
}

/** The text without Markdown signs, which would be read aloud. */
function spoken(text: string): string {
  return text
    .replaceAll(/^ {0,3}(?:```.*|#{1,6} |> )/gm, '')
    .replaceAll(/\[([^[\]]+)\]\([^()\s]*\)/g, '$1')
    .replaceAll(/\*\*(\S(?:.*?\S)?)\*\*/g, '$1')
    .replaceAll(/`([^`\n]+)`/g, '$1')
    .replaceAll('$$', '')
}
