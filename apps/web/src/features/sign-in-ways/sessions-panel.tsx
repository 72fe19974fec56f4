import { endOtherSessions, endSession, type Session } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../lib/api/api.ts'
import { messageOf } from '../../lib/api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useActionWithToast } from '../../ui/use-action-with-toast.ts'
import { useRowFocus } from '../../ui/use-row-focus.ts'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { sessionsQuery } from './queries.ts'
import { SessionRow } from './session-row.tsx'

/** The user's sessions, with a button to end the others. */
export function SessionsPanel() {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery)
  if (data) return <SessionList sessions={data} />
  if (error)
    return (
      <div className="panel">
        <ErrorState
          title="Failed to load your sessions."
          detail={messageOf(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    )
  return <PanelSkeleton label="Loading your sessions" titles={['Sessions']} />
}

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const [isAsking, setIsAsking] = useState(false)
  const { area, ...watchFocus } = useRowFocus(sessions)
  const changes = sessionsQuery.queryKey
  const endOne = useActionWithToast({
    run: ({ _id }: Session) => callApi(endSession, { params: { id: _id } }),
    failedText: 'The session was not ended.',
    changes,
  })
  const endOthers = useActionWithToast({
    run: () => callApi(endOtherSessions),
    failedText: 'The other sessions were not ended.',
    changes,
  })
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length
  return (
    <Panel
      title="Sessions"
      trailing={
        others > 0 && (
          <Button isSmall look="danger" isBusy={endOthers.isPending} onClick={() => setIsAsking(true)}>
            End all others
          </Button>
        )
      }
    >
      <div ref={area} {...watchFocus}>
        <ul aria-label="Sessions" className="divide-y divide-line px-4">
          {sessions.map((session) => (
            <SessionRow
              key={session._id}
              session={session}
              isEnding={endOne.isPending && endOne.variables._id === session._id}
              onEnd={() => endOne.mutate(session)}
            />
          ))}
        </ul>
      </div>
      {others === 0 && (
        <p className="border-t border-line px-4 py-3 text-ui text-muted">You are signed in nowhere else.</p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="End all other sessions"
        question={`You are signed out ${others === 1 ? 'in one other place' : `in ${others} other places`} at once. This session stays.`}
        confirmText="End all others"
        onConfirm={() => endOthers.mutate()}
      />
    </Panel>
  )
}
