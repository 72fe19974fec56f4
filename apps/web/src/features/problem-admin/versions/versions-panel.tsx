import { restoreVersion } from '@codedojo/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { messageOf } from '../../../lib/api/api-error.ts'
import { randomKey } from '../../../lib/api/random-key.ts'
import { useCancellable } from '../../../lib/api/use-cancellable.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { LeaveConfirmation } from '../../../ui/form/leave-confirmation.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { notify } from '../../../ui/toast.tsx'
import { versionsQuery } from '../queries.ts'
import { followSave } from '../save/use-problem-save.ts'
import { VersionRow } from './version-row.tsx'

interface VersionsPanelProps {
  problemId: string
  title: string
  /** Called when a version was restored. */
  onRestored: () => void
}

/** All saved versions with their changes; an earlier version can be restored. */
export function VersionsPanel({ problemId, title, onRestored }: VersionsPanelProps) {
  const versions = useQuery(versionsQuery(problemId))
  const [asked, setAsked] = useState<number | null>(null)
  const restore = useRestore(problemId, onRestored)
  if (versions.data === undefined)
    return versions.error ? (
      <ErrorState
        title="The versions could not be loaded."
        detail={messageOf(versions.error)}
        isRetrying={versions.isFetching}
        onRetry={() => void versions.refetch()}
      />
    ) : (
      <VersionsSkeleton />
    )
  return (
    <div className="flex flex-col gap-3">
      {restore.error && <ErrorBox>Error: {messageOf(restore.error)}</ErrorBox>}
      {restore.progress !== null && (
        <p className="text-ui text-muted" role="status">
          {restore.progress}
        </p>
      )}
      <ul className="panel overflow-hidden [&>li:last-child]:border-b-0">
        {versions.data.map((version, at) => (
          <VersionRow
            key={version.version}
            problemId={problemId}
            version={version}
            previous={versions.data[at + 1]?.version ?? null}
            isBusy={restore.progress !== null}
            onRestore={() => setAsked(version.version)}
          />
        ))}
      </ul>
      {restore.progress !== null && (
        <LeaveConfirmation
          isUnderWay={restore.isUnderWay}
          question="The version is being restored. If you leave now, the problem stays as it is."
          leaveText="Leave and cancel"
        />
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={`Restore version ${asked ?? ''}`}
        question={`"${title}" is saved again as it was in version ${asked ?? ''}, as its newest version. Nothing of the others is lost.`}
        confirmText="Restore"
        look="primary"
        onConfirm={() => asked !== null && restore.start(asked)}
      />
    </div>
  )
}

function useRestore(problemId: string, onRestored: () => void) {
  const [progress, setProgress] = useState<string | null>(null)
  const sending = useCancellable()
  const restore = useMutation({
    mutationFn: async (version: number) => {
      const requestKey = randomKey()
      setProgress(`Restoring version ${version}`)
      const judged = new Map<string, string>()
      const unfollow = followSave(requestKey, ({ submissionId, cases, total }) => {
        judged.set(submissionId, `${cases.length} of ${total ?? '…'}`)
        setProgress(`Judging its reference solutions: ${[...judged.values()].join(', ')}`)
      })
      try {
        const params = { id: problemId, version }
        return await sending.run((signal) =>
          callApi(restoreVersion, { params, body: { requestKey }, signal }),
        )
      } finally {
        unfollow()
      }
    },
    onSuccess: ({ message }) => {
      notify(message)
      onRestored()
    },
    onSettled: () => setProgress(null),
  })
  return { start: restore.mutate, error: restore.error, progress, isUnderWay: sending.isUnderWay }
}

function VersionsSkeleton() {
  return (
    <Skeleton label="Loading the versions" className="panel">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex h-14 items-center gap-4 border-b border-line px-4 last:border-b-0">
          <Bone className="w-20" />
          <Bone className="w-48" />
        </div>
      ))}
    </Skeleton>
  )
}
