import { MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError, messageOf } from '../../lib/api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useTalkSnapshot } from './live/use-room-talk.ts'
import { MessageSkeleton } from './messages/message-skeleton.tsx'
import { roomErrorWords } from './room-text.ts'
import type { RoomTalk } from './talk/room-talk.ts'

interface RoomPlaceholderProps {
  talk: RoomTalk
  name: string
  onBack: () => void
}

/** Replaces the messages of a room that is not accessible, failed to load, is loading, or is empty. */
export function RoomPlaceholder({ talk, name, onBack }: RoomPlaceholderProps) {
  const { refusal, failure, isLoaded, joinedAs, isCleared } = useTalkSnapshot(talk)
  if (refusal !== null)
    return (
      <Middle>
        <div role="alert">
          <EmptyState title={roomErrorWords(refusal)}>
            <Button isSmall onClick={onBack}>
              Go to the other rooms
            </Button>
          </EmptyState>
        </div>
      </Middle>
    )
  // Before joining, the server answers that there is no such room, although joining may succeed in a moment.
  const isOutside = joinedAs === null && failure instanceof ApiError && failure.status === 404
  if (!isLoaded && failure && !isOutside)
    return (
      <Middle>
        <ErrorState
          title="Failed to load the messages."
          detail={messageOf(failure)}
          onRetry={talk.readAgain}
        />
      </Middle>
    )
  if (!isLoaded) return <MessageSkeleton />
  return (
    <Middle>
      <EmptyState
        icon={<MessageSquare size={18} strokeWidth={1.75} aria-hidden />}
        title={`No messages yet in #${name}`}
      >
        {isCleared && (
          <Button isSmall onClick={talk.showCleared}>
            Show earlier messages
          </Button>
        )}
      </EmptyState>
    </Middle>
  )
}

function Middle({ children }: { children: ReactNode }) {
  return <div className="flex min-h-0 flex-1 flex-col justify-center overflow-y-auto">{children}</div>
}
