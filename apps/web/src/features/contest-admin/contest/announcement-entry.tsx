import { withdrawAnnouncement } from '@codedojo/contract'
import { type ReactNode, useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { formatFullDateTime } from '../../../lib/format/format-full-date-time.ts'
import { contestAdminKey } from '../../../lib/query-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { useActionWithToast } from '../../../ui/use-action-with-toast.ts'
import { AnnounceForm, type AnnouncementToEdit } from './announce-form.tsx'

interface AnnouncementEntryProps {
  contestId: string
  announced: AnnouncementToEdit & { readonly at: string }
  renderMarkdown: (text: string) => ReactNode
}

/** One announcement with its edit and withdraw actions. */
export function AnnouncementEntry({ contestId, announced, renderMarkdown }: AnnouncementEntryProps) {
  const [isCorrecting, setIsCorrecting] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const withdrawing = useActionWithToast({
    run: () => callApi(withdrawAnnouncement, { params: { id: contestId, announcementId: announced._id } }),
    failedText: 'The announcement was not taken back.',
    changes: [contestAdminKey],
  })
  return (
    <li className="px-4 py-3">
      <p className="text-ui text-faint">{formatFullDateTime(announced.at)}</p>
      {isCorrecting ? (
        <AnnounceForm
          contestId={contestId}
          announced={announced}
          renderMarkdown={renderMarkdown}
          onEnd={() => setIsCorrecting(false)}
        />
      ) : (
        <>
          {renderMarkdown(announced.text)}
          <div className="mt-2 flex flex-wrap gap-2">
            <Button isSmall onClick={() => setIsCorrecting(true)}>
              Correct
            </Button>
            <Button isSmall look="ghost" onClick={() => setIsAsking(true)}>
              Take back
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Take the announcement back"
        question="Nobody reads it any more. Whoever has seen it already is not told that it is gone."
        confirmText="Take it back"
        onConfirm={() => withdrawing.mutate(undefined)}
      />
    </li>
  )
}
