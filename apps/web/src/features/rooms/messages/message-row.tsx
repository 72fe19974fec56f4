import type { RoomMessage, User } from '@codedojo/contract'
import { memo } from 'react'
import { EditForm } from './edit-form.tsx'
import { MessageFrame } from './message-frame.tsx'
import { type MessageAction, MessageMenu } from './message-menu.tsx'
import { MessageText } from './message-text.tsx'
import { WithheldCode } from './withheld-code.tsx'

/** What each message row needs to know about the reader. */
export interface MessageReader {
  readonly _id: string
  readonly role: User['role']
}

export interface MessageRowProps {
  message: RoomMessage
  reader: MessageReader
  isEdited: boolean
  /** Path of the room's problem; null if none. */
  problemPath: string | null
  onAct: (act: MessageAction, message: RoomMessage) => void
  /** Called with the edited message; null if it was not edited. */
  onEdited: (message: RoomMessage | null) => void
}

export const MessageRow = memo((props: MessageRowProps) => {
  const { message, reader, isEdited, problemPath, onAct, onEdited } = props
  const isOwn = message.author?._id === reader._id
  return (
    <MessageFrame
      author={message.author}
      isOwn={isOwn}
      at={message.at}
      {...(message.editedAt !== null && message.removedBy === null && { note: 'edited' })}
      menu={<MessageMenu message={message} isOwn={isOwn} isAdmin={reader.role === 'admin'} onAct={onAct} />}
    >
      {isEdited ? (
        <EditForm message={message} onEnd={onEdited} />
      ) : message.removedBy !== null ? (
        <p className="text-base text-faint">
          {message.removedBy === 'admin' ? 'Removed by an admin' : 'Removed'}
        </p>
      ) : (
        <>
          {message.text !== '' && (
            <MessageText text={message.text} mentions={message.mentions} readerId={reader._id} />
          )}
          {message.foldedBlocks > 0 && (
            <WithheldCode blocks={message.foldedBlocks} problemPath={problemPath} />
          )}
        </>
      )}
    </MessageFrame>
  )
})
