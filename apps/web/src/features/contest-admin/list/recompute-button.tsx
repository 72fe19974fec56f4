import { recomputeRatings } from '@codedojo/contract'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { contestAdminKey } from '../../../lib/query-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { useActionWithToast } from '../../../ui/use-action-with-toast.ts'

/** Recomputes all ratings from the submissions, after a confirmation. Needed when a correction does not show in the ratings. */
export function RecomputeButton() {
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useActionWithToast({
    run: () => callApi(recomputeRatings),
    failedText: 'The ratings were not computed.',
    changes: [contestAdminKey],
  })
  return (
    <>
      <Button
        className="max-md:w-full"
        isBusy={isPending}
        icon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        Compute ratings anew
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Compute ratings anew"
        question="Every rating is computed from the submissions of all rated contests that are over. Some may change."
        confirmText="Compute"
        look="primary"
        onConfirm={() => mutate()}
      />
    </>
  )
}
