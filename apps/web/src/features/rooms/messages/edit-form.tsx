import { type RoomMessage, roomTextSchema } from '@codedojo/contract'
import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { isSendKey } from '../../../ui/chat/is-send-key.ts'
import { useTextHeight } from '../../../ui/chat/use-text-height.ts'
import { ErrorBox } from '../../../ui/error-box.tsx'
import { edit } from '../queries.ts'

interface EditFormProps {
  message: RoomMessage
  /** With the changed message; null: nothing was changed. */
  onEnd: (message: RoomMessage | null) => void
}

/** An own message in a field, in its place. Enter saves, Escape leaves it as it was. */
export function EditForm({ message, onEnd }: EditFormProps) {
  const [text, setText] = useState(message.text)
  const field = useRef<HTMLTextAreaElement>(null)
  const saving = useMutation({ mutationFn: () => edit(message, { text }), onSuccess: onEnd })
  const fault = roomTextSchema.safeParse(text).error?.issues[0]?.message
  useTextHeight({ field, text })
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(message.text.length, message.text.length)
  }, [message.text.length])
  const save = () => {
    if (text === message.text) onEnd(null)
    else if (fault === undefined && !saving.isPending) saving.mutate()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEnd(null)
    if (!isSendKey(event)) return
    event.preventDefault()
    save()
  }
  return (
    <div className="mt-1 space-y-2">
      {saving.error && <ErrorBox>{messageOf(saving.error)}</ErrorBox>}
      <textarea
        ref={field}
        rows={1}
        aria-label="Edit the message"
        aria-invalid={fault !== undefined}
        className="textarea min-h-11 w-full resize-none"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        {fault !== undefined && <p className="mr-auto text-ui text-wa">{fault}</p>}
        <Button isSmall look="ghost" onClick={() => onEnd(null)}>
          Cancel
        </Button>
        <Button isSmall look="primary" disabled={fault !== undefined || saving.isPending} onClick={save}>
          Save
        </Button>
      </div>
    </div>
  )
}
