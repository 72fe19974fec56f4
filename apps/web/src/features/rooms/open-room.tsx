import { useCallback, useEffect, useRef, useState } from 'react'
import { useTextDraft } from '../../lib/autosave/use-text-draft.ts'
import { useMarkRead } from './live/use-mark-read.ts'
import { useTalkSnapshot } from './live/use-room-talk.ts'
import { MessageList } from './messages/message-list.tsx'
import { OutgoingMessages } from './messages/outgoing-messages.tsx'
import { useMessageActions } from './messages/use-message-actions.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import { RoomHead } from './room-head.tsx'
import { nameOfRoom } from './room-name.ts'
import { RoomNotice } from './room-notice.tsx'
import { RoomPlaceholder } from './room-placeholder.tsx'
import { writeRefusalText } from './room-text.ts'
import type { RoomViewProps } from './room-view.tsx'
import type { RoomTalk } from './talk/room-talk.ts'
import { Composer } from './writing/composer.tsx'
import { insertFence } from './writing/insert-fence.ts'

/** Head, messages and composer of a room. */
export function OpenRoom(props: RoomViewProps & { talk: RoomTalk }) {
  const { talk, roomId, room, own, user, isOnline, online, problemPathOf, acts, onBack, onRename } = props
  const snapshot = useTalkSnapshot(talk)
  const { messages, outbox } = snapshot
  const name = nameOfRoom(roomId, { room, problemTitle: props.problemTitle })
  const field = useRef<HTMLTextAreaElement>(null)
  const { text: draft, write } = useTextDraft(`room:${roomId}`)
  const [isAtEnd, setIsAtEnd] = useState(false)
  const [unread] = useState({ after: room?.readPosition ?? 0, upTo: room?.lastPosition ?? 0 })
  const message = useMessageActions(useCallback((changed) => talk.take(changed), [talk]))
  useMarkRead({ room: roomId, position: messages.at(-1)?.position ?? 0, isAtEnd })
  useEffect(() => {
    if (snapshot.joinedAs !== null && snapshot.joinedAs !== roomId) onRename(snapshot.joinedAs)
  }, [snapshot.joinedAs, roomId, onRename])
  const shown = messages.filter(({ author }) => !own.mutedPeople.some(({ _id }) => _id === author?._id))
  const isEmpty = shown.length === 0 && outbox.length === 0 && !snapshot.hasOlder
  const isStoodIn = !snapshot.isLoaded || isEmpty
  const editLast = () => {
    const last = shown.findLast(({ author, removedBy }) => author?._id === user._id && removedBy === null)
    if (last) message.act('edit', last)
  }
  return (
    <>
      <RoomHead
        name={name}
        room={room}
        online={isOnline ? online : null}
        acts={{ ...acts, clear: talk.clear }}
        onBack={onBack}
        onInsertCode={() => insertFence({ text: draft, field, onText: write })}
      />
      {isStoodIn ? (
        <RoomPlaceholder talk={talk} name={name} onBack={onBack} />
      ) : (
        <MessageList
          label={`Messages in #${name}`}
          messages={shown}
          reader={user}
          edited={message.edited}
          unread={unread}
          problemPath={room?.problemId ? problemPathOf(room.problemId) : null}
          older={{
            hasOlder: snapshot.hasOlder,
            isLoading: snapshot.isLoadingOlder,
            failure: snapshot.olderFailure,
            isCleared: snapshot.isCleared,
            onLoad: talk.loadOlder,
            onShowCleared: talk.showCleared,
          }}
          outgoing={outbox.length}
          onEnd={setIsAtEnd}
          onAct={message.act}
          onEdited={(changed) => {
            message.endEditing(changed)
            field.current?.focus()
          }}
        >
          <OutgoingMessages
            outbox={outbox}
            author={user}
            onRetry={talk.retry}
            onDiscard={talk.discard}
            onRetryAll={talk.retryAll}
            onDiscardAll={talk.discardAll}
          />
        </MessageList>
      )}
      <RoomNotice isOnline={isOnline} isBehind={snapshot.isLoaded && snapshot.failure !== null} />
      {snapshot.refusal !== null && !isStoodIn && (
        <RefusalNotice words={writeRefusalText(snapshot.refusal)} onBack={onBack} />
      )}
      {snapshot.refusal === null && (
        <Composer
          room={roomId}
          name={name}
          text={draft}
          field={field}
          silencedUntil={own.silencedUntil}
          onText={write}
          onSend={talk.send}
          onEditLast={editLast}
        />
      )}
      {message.dialog}
    </>
  )
}
