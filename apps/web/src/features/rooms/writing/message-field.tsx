import type { KeyboardEvent, RefObject } from 'react'
import type { useMentions } from './use-mentions.ts'

interface MessageFieldProps {
  label: string
  text: string
  field: RefObject<HTMLTextAreaElement | null>
  mentions: ReturnType<typeof useMentions>
  /** Id of the element that says why the text cannot be sent; absent if it can. */
  faultId: string | undefined
  /** Id of the element that explains what Enter does. */
  hintId: string
  enterKeyHint: 'send' | 'enter'
  onText: (text: string) => void
  onKey: (event: KeyboardEvent) => void
}

export function MessageField(props: MessageFieldProps) {
  const { label, text, field, mentions, faultId, hintId, enterKeyHint, onText, onKey } = props
  return (
    <textarea
      ref={field}
      rows={1}
      aria-label={label}
      aria-invalid={faultId !== undefined}
      aria-describedby={faultId === undefined ? hintId : `${faultId} ${hintId}`}
      enterKeyHint={enterKeyHint}
      aria-autocomplete="list"
      aria-controls={mentions.people.length > 0 ? mentions.listId : undefined}
      aria-activedescendant={mentions.activeId}
      placeholder={label}
      value={text}
      className="textarea max-h-40 min-h-11 min-w-0 flex-1 resize-none py-2.5 leading-[22px] placeholder:truncate"
      onChange={(event) => {
        onText(event.target.value)
        mentions.follow()
      }}
      onSelect={mentions.follow}
      onKeyDown={onKey}
    />
  )
}
