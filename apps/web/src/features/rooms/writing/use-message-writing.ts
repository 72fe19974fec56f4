import { hasVisibleCharacter, roomTextSchema } from '@codedojo/contract'
import type { KeyboardEvent, RefObject } from 'react'
import { isSendKey } from '../../../ui/chat/is-send-key.ts'
import { useAutoHeight } from '../../../ui/chat/use-auto-height.ts'
import { useCodeFences } from './use-code-fences.ts'
import { useMentions } from './use-mentions.ts'

export interface WritingOptions {
  room: string
  text: string
  field: RefObject<HTMLTextAreaElement | null>
  onText: (text: string) => void
  onSend: (message: { text: string; mentions: string[] }) => void
  /** Called on ArrowUp in the empty field. */
  onEditLast: () => void
}

/** State of a message while it is written: mentions, validation, and the keys that send it. */
export function useMessageWriting({ room, text, field, onText, onSend, onEditLast }: WritingOptions) {
  const mentions = useMentions({ room, field, text, onText })
  const fences = useCodeFences(text)
  const { sent } = fences
  // A text of invisible characters looks like an empty field, so it is treated as one.
  const isBlank = !hasVisibleCharacter(text)
  const fault = isBlank ? undefined : roomTextSchema.safeParse(sent).error?.issues[0]?.message
  const canSend = !isBlank && fault === undefined
  useAutoHeight({ field, text })
  const send = () => {
    if (!canSend) return
    onSend({ text: sent, mentions: mentions.namedIn(sent) })
    onText('')
    field.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (mentions.takeKey(event)) return
    if (event.key === 'ArrowUp' && text === '') {
      event.preventDefault()
      onEditLast()
    } else if (isSendKey(event)) {
      event.preventDefault()
      send()
    }
  }
  return { mentions, fences, fault, canSend, send, onKey }
}
