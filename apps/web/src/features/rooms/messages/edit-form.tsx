import { type RoomMessage, roomTextSchema } from '@codedojo/contract'
import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { messageOf } from '../../../lib/api/api-error.ts'
import { useTextDraft } from '../../../lib/autosave/use-text-draft.ts'
import { joinClasses } from '../../../lib/join-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { isSendKey, useEnterKey } from '../../../ui/chat/is-send-key.ts'
import { useAutoHeight } from '../../../ui/chat/use-auto-height.ts'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { FormDraftNotice } from '../../../ui/form/form-draft-notice.tsx'
import { editMessage } from '../queries.ts'
import { CodeFenceNotice } from '../writing/code-fence-notice.tsx'
import { useCodeFences } from '../writing/use-code-fences.ts'

interface EditFormProps {
  message: RoomMessage
  /** Called with the edited message; null if it was not edited. */
  onEnd: (message: RoomMessage | null) => void
}

const savingWords = {
  sends: 'Enter saves, Escape leaves it as it was',
  instead: 'Enter adds a line, Save keeps it',
} as const

/** Replaces an own message while it is being edited. */
export function EditForm({ message, onEnd }: EditFormProps) {
  const { text, write, draft } = useTextDraft(`room-edit:${message._id}`, message.text)
  const end = (changed: RoomMessage | null) => {
    draft.forget()
    onEnd(changed)
  }
  const field = useRef<HTMLTextAreaElement>(null)
  const fences = useCodeFences(text, message.text)
  const saving = useMutation({
    mutationFn: () => editMessage(message, { text: fences.sent }),
    onSuccess: end,
  })
  const fault = roomTextSchema.safeParse(fences.sent).error?.issues[0]?.message
  const hintId = useId()
  const { words, enterKeyHint } = useEnterKey(savingWords)
  useAutoHeight({ field, text })
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(message.text.length, message.text.length)
  }, [message.text.length])
  const save = () => {
    if (fences.sent === message.text) end(null)
    else if (fault === undefined && !saving.isPending) saving.mutate()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end(null)
    if (!isSendKey(event)) return
    event.preventDefault()
    save()
  }
  return (
    <div className="mt-1 space-y-2">
      <FormDraftNotice draft={draft} />
      {saving.error && <ErrorBox>{messageOf(saving.error)}</ErrorBox>}
      <textarea
        ref={field}
        rows={1}
        aria-label="Edit the message"
        aria-invalid={fault !== undefined}
        aria-describedby={hintId}
        enterKeyHint={enterKeyHint}
        className="textarea min-h-11 w-full resize-none"
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKey}
      />
      <CodeFenceNotice {...fences} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p
          id={hintId}
          className={joinClasses('mr-auto', fault ? 'text-ui text-wa' : 'text-caption text-faint')}
        >
          {fault ?? words}
        </p>
        <Button isSmall look="ghost" onClick={() => end(null)}>
          Cancel
        </Button>
        <Button isSmall look="primary" disabled={fault !== undefined || saving.isPending} onClick={save}>
          Save
        </Button>
      </div>
    </div>
  )
}
