import { roomTextSchema } from '@codedojo/contract'
import { Code, Send } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { momentWords } from '../../../lib/moment-words.ts'
import { Button } from '../../../ui/button.tsx'
import { isSendKey } from '../../../ui/chat/is-send-key.ts'
import { useTextHeight } from '../../../ui/chat/use-text-height.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PeopleList } from './people-list.tsx'
import { useMentions } from './use-mentions.ts'

interface ComposerProps {
  room: string
  /** As it stands behind the #. */
  name: string
  text: string
  field: RefObject<HTMLTextAreaElement | null>
  /** Until when an admin keeps the writer from writing, ISO 8601; null: they may write. */
  silencedUntil: string | null
  onText: (text: string) => void
  onSend: (message: { text: string; mentions: string[] }) => void
  /** ArrowUp in the empty field. */
  onEditLast: () => void
}

export function Composer(props: ComposerProps) {
  const { room, name, text, field, silencedUntil, onText, onSend, onEditLast } = props
  const faultId = useId()
  const mentions = useMentions({ room, field, text, onText })
  const isBlank = text.trim() === ''
  const fault = isBlank ? undefined : roomTextSchema.safeParse(text).error?.issues[0]?.message
  useTextHeight({ field, text })
  const send = () => {
    if (isBlank || fault !== undefined) return
    onSend({ text, mentions: mentions.namedIn(text) })
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
  if (silencedUntil !== null)
    return (
      <p className="border-t border-line p-4 text-ui text-muted">
        An admin keeps you from writing until {momentWords(silencedUntil)}.
      </p>
    )
  return (
    <form
      className="border-t border-line p-4 max-md:p-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="relative flex items-end gap-2">
        {mentions.people.length > 0 && (
          <PeopleList
            id={mentions.listId}
            people={mentions.people}
            active={mentions.active}
            onChoose={mentions.choose}
          />
        )}
        <textarea
          ref={field}
          rows={1}
          aria-label={`Message in #${name}`}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : faultId}
          aria-autocomplete="list"
          aria-controls={mentions.people.length > 0 ? mentions.listId : undefined}
          aria-activedescendant={mentions.activeId}
          placeholder={`Message in #${name}`}
          value={text}
          className="textarea max-h-40 min-h-11 min-w-0 flex-1 resize-none py-2.5 leading-[22px] placeholder:truncate"
          onChange={(event) => {
            onText(event.target.value)
            mentions.follow()
          }}
          onSelect={mentions.follow}
          onKeyDown={onKey}
        />
        <IconButton
          label="Insert a code block"
          className="h-11 min-h-11 w-9 max-md:hidden"
          icon={<Code size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => insertFence({ text, field, onText })}
        />
        <Button
          type="submit"
          look="primary"
          aria-label="Send"
          disabled={isBlank || fault !== undefined}
          className="h-11 min-h-11 max-md:btn-square"
          icon={<Send size={16} strokeWidth={1.75} aria-hidden />}
        >
          <span className="max-md:hidden">Send</span>
        </Button>
      </div>
      {fault !== undefined && (
        <p id={faultId} role="alert" className="mt-1.5 text-ui text-wa">
          {fault}
        </p>
      )}
    </form>
  )
}

/** Begins a block of code at the end of the text and puts the caret into it. */
export function insertFence({ text, field, onText }: Pick<ComposerProps, 'text' | 'field' | 'onText'>): void {
  const before = text === '' || text.endsWith('\n') ? text : `${text}\n`
  const caret = before.length + 4
  onText(`${before}\`\`\`\n\n\`\`\``)
  requestAnimationFrame(() => {
    field.current?.focus()
    field.current?.setSelectionRange(caret, caret)
  })
}
