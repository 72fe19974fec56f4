import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTimeInSentence } from '../../../lib/format/format-date.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { versionsQuery } from '../queries.ts'
import { VersionComparison } from '../versions/version-comparison.tsx'

interface ConflictDialogProps {
  problemId: string
  /** The version that the form is based on. */
  baseVersion: number
  onClose: () => void
  onSaveOver: () => void
  onLoadTheirs: () => void
}

/** Shown when somebody else has saved the problem meanwhile: their changes, and the choice between the two versions. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { problemId, baseVersion, onClose, onSaveOver, onLoadTheirs } = props
  const versions = useQuery(versionsQuery(problemId))
  const [isShown, setIsShown] = useState(false)
  const theirs = versions.data?.find(({ isCurrent }) => isCurrent)
  const who = theirs?.author?.name ?? 'Somebody'
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="The problem was changed meanwhile"
      description={
        theirs
          ? `${who} saved version ${theirs.version} (${formatDateTimeInSentence(new Date(theirs.createdAt))}); you began with version ${baseVersion}. Nothing of yours is lost yet.`
          : `A newer version was saved; you began with version ${baseVersion}. Nothing of yours is lost yet.`
      }
      width="wide"
    >
      <div className="min-h-0 overflow-y-auto px-5 pt-4">
        {isShown && theirs && (
          <VersionComparison problemId={problemId} before={baseVersion} after={theirs.version} />
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2 p-5">
        <Button look="ghost" onClick={onClose}>
          Go on editing
        </Button>
        {!isShown && (
          <Button disabled={!theirs} onClick={() => setIsShown(true)}>
            See what changed
          </Button>
        )}
        <Button onClick={onLoadTheirs}>Load theirs</Button>
        <Button look="danger" onClick={onSaveOver}>
          Save over it
        </Button>
      </div>
    </Dialog>
  )
}
