import { type SubmitEvent, useId } from 'react'
import { formatFullDateTime } from '../../../lib/format/format-full-date-time.ts'
import { useNow } from '../../../lib/use-now.ts'
import { sendKeyHints, useEnterKey } from '../../../ui/chat/is-send-key.ts'
import { CodeFenceNotice } from './code-fence-notice.tsx'
import { ComposerButtons } from './composer-buttons.tsx'
import { insertFence } from './insert-fence.ts'
import { MentionSuggestions } from './mention-suggestions.tsx'
import { MessageField } from './message-field.tsx'
import { useMessageWriting, type WritingOptions } from './use-message-writing.ts'

/** How often to check whether a silence has expired, in milliseconds: there is no event for it. */
const everyMs = 10_000

interface ComposerProps extends WritingOptions {
  /** Name without the #. */
  name: string
  /** End of the silence that an admin has imposed on the user, as ISO 8601; null if none. */
  silencedUntil: string | null
}

export function Composer({ name, silencedUntil, ...writing }: ComposerProps) {
  const { text, field, onText } = writing
  const faultId = useId()
  const hintId = useId()
  const { words, enterKeyHint } = useEnterKey(sendKeyHints)
  const { mentions, fences, fault, canSend, send, onKey } = useMessageWriting(writing)
  const now = useNow(everyMs)
  if (silencedUntil !== null && Date.parse(silencedUntil) > now)
    return (
      <p role="status" className="border-t border-line p-4 text-ui text-muted">
        An admin keeps you from writing until {formatFullDateTime(silencedUntil)}.
      </p>
    )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form className="border-t border-line p-4 max-md:p-3" onSubmit={submit}>
      <div className="relative flex items-end gap-2">
        {mentions.people.length > 0 && (
          <MentionSuggestions
            id={mentions.listId}
            people={mentions.people}
            active={mentions.active}
            onChoose={mentions.choose}
          />
        )}
        <MessageField
          label={`Message in #${name}`}
          faultId={fault === undefined ? undefined : faultId}
          {...{ text, field, mentions, hintId, enterKeyHint, onText, onKey }}
        />
        <ComposerButtons canSend={canSend} onInsertCode={() => insertFence({ text, field, onText })} />
      </div>
      {fault !== undefined && (
        <p id={faultId} role="alert" className="mt-1.5 text-ui text-wa">
          {fault}
        </p>
      )}
      <CodeFenceNotice {...fences} />
      <p id={hintId} className="mt-1.5 text-caption text-faint">
        {words}
      </p>
    </form>
  )
}
