import { newRoomIdSchema, roomIdSchema, roomLimits } from '@codedojo/contract'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { noConnectionMessage } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogCancel } from '../../../ui/dialog/dialog.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { roomErrorWords } from '../room-text.ts'
import { RoomRefusal } from '../talk/room-joiner.ts'

export type RoomDialogMode = 'create' | 'join'

const words = {
  create: { title: 'Create Room', act: 'Create', schema: newRoomIdSchema },
  join: { title: 'Join Room', act: 'Join', schema: roomIdSchema },
} as const

interface RoomDialogProps {
  mode: RoomDialogMode
  /** Resolves once the server has joined or created the room. */
  onEnter: (mode: RoomDialogMode, id: string) => Promise<string>
  /** Called when the room is open, to navigate there. */
  onEntered: (id: string) => void
  onClose: () => void
}

export function RoomDialog({ mode, onEnter, onEntered, onClose }: RoomDialogProps) {
  const { title, act, schema } = words[mode]
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | undefined>()
  const isIn = useRef(false)
  const entering = useMutation({
    mutationFn: (id: string) => onEnter(mode, id),
    onSuccess: (id) => {
      // Navigation into the room is intended, so no warning about unsaved input is needed.
      isIn.current = true
      onClose()
      onEntered(id)
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const id = schema.safeParse(typed.trim().replace(/^#/, ''))
    setFault(id.error?.issues.at(-1)?.message)
    if (id.success) entering.mutate(id.data)
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} isChanged={() => typed !== '' && !isIn.current}>
      <form noValidate className="flex flex-col gap-4 p-5" onSubmit={submit}>
        {entering.error && <ErrorBox>{refusalWords(entering.error)}</ErrorBox>}
        <Field
          label="Room"
          placeholder="Enter room ID"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={2 * roomLimits.idCharacters}
          value={typed}
          error={fault}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <DialogCancel />
          <Button type="submit" look="primary" disabled={typed.trim() === '' || entering.isPending}>
            {act}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function refusalWords(error: Error): string {
  return roomErrorWords(error instanceof RoomRefusal ? error.message : noConnectionMessage)
}
