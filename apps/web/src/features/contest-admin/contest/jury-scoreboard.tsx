import { exportContest, type ManagedContestDetail, type Scoreboard, unveilBoard } from '@codedojo/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Download, Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { callApi, callUrl } from '../../../lib/api/api.ts'
import { messageOf } from '../../../lib/api/api-error.ts'
import { fetchFile, saveFile } from '../../../lib/api/save-file.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { contestAdminKey } from '../../../lib/query-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { forgetFailure, notifyFailure } from '../../../ui/toast.tsx'
import { useActionWithToast } from '../../../ui/use-action-with-toast.ts'
import { juryScoreboardQuery } from '../queries.ts'

interface JuryScoreboardProps {
  contest: ManagedContestDetail
  renderScoreboard: (board: Scoreboard) => ReactNode
}

/** The unfrozen scoreboard, with the actions to end the freeze and to export the ranking. */
export function JuryScoreboard({ contest, renderScoreboard }: JuryScoreboardProps) {
  const [isUnveiling, setIsUnveiling] = useState(false)
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ui text-muted">{freezeSentence(contest)}</p>
        <div className="flex flex-wrap gap-2">
          {contest.isFrozen && contest.state === 'ended' && (
            <Button
              look="primary"
              icon={<Eye size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => setIsUnveiling(true)}
            >
              Unveil
            </Button>
          )}
          <ExportButton contest={contest} />
        </div>
      </div>
      <ScoreboardOf contest={contest} renderScoreboard={renderScoreboard} />
      {isUnveiling && <UnveilDialog contest={contest} onClose={() => setIsUnveiling(false)} />}
    </>
  )
}

function freezeSentence({ isFrozen, freezeMinutes, unveiledAt, state }: ManagedContestDetail): string {
  if (freezeMinutes === 0) return 'The board does not freeze: everybody sees what you see.'
  if (unveiledAt !== null) return 'The board is unveiled: everybody sees what you see.'
  if (!isFrozen) return `The board freezes ${pluralize(freezeMinutes, 'minute')} before the end.`
  return state === 'ended'
    ? 'The board is frozen: others do not see the last results until you unveil it.'
    : 'The board is frozen: others do not see the latest results.'
}

function ScoreboardOf({ contest, renderScoreboard }: JuryScoreboardProps) {
  const { data, error, isFetching, refetch } = useQuery(juryScoreboardQuery(contest._id))
  if (data === undefined && error !== null)
    return <ReadFailed title="Failed to load the scoreboard." reading={{ error, isFetching, refetch }} />
  if (data === undefined)
    return (
      <Skeleton label="Loading the scoreboard" className="panel space-y-4 p-5">
        <Bone className="w-64" />
        <Bone className="w-72" />
        <Bone className="w-56" />
      </Skeleton>
    )
  if (data.rows.length > 0) return renderScoreboard(data)
  return (
    <div className="panel">
      <EmptyState
        title={contest.state === 'upcoming' ? 'The contest has not begun.' : 'Nobody takes part yet.'}
      />
    </div>
  )
}

function ExportButton({ contest }: { contest: ManagedContestDetail }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchFile(callUrl(exportContest.path, { id: contest._id }, {})),
    onSuccess: (file) => saveFile(`${contest.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.csv`, file),
    onMutate: () => forgetFailure('The places could not be exported.'),
    onError: (error) => notifyFailure('The places could not be exported.', { detail: messageOf(error) }),
  })
  return (
    <Button
      disabled={isPending}
      icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => mutate()}
    >
      Export CSV
    </Button>
  )
}

function UnveilDialog({ contest, onClose }: { contest: ManagedContestDetail; onClose: () => void }) {
  const { mutate } = useActionWithToast({
    run: () => callApi(unveilBoard, { params: { id: contest._id } }),
    failedText: 'The board was not unveiled.',
    changes: [contestAdminKey],
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Unveil the scoreboard"
      question="Everybody sees the final places from then on. They cannot be hidden again."
      confirmText="Unveil"
      look="primary"
      onConfirm={() => mutate()}
    />
  )
}
