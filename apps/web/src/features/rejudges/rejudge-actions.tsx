import type { RejudgeDetail } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { pluralize } from '../../lib/format/pluralize.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { forgetFailure, notify, notifyFailure } from '../../ui/toast.tsx'
import { applyVerdicts, invalidateRejudges, stopRejudge } from './queries.ts'

/** Apply and Cancel, while the rejudge can still be applied or cancelled. */
export function RejudgeActions({ rejudge }: { rejudge: RejudgeDetail }) {
  const [asked, setAsked] = useState<'apply' | 'cancel' | null>(null)
  const applying = useEnding(() => applyVerdicts(rejudge._id), 'The rejudge could not be applied.')
  const cancelling = useEnding(() => stopRejudge(rejudge._id), 'The rejudge could not be cancelled.')
  const isBusy = applying.isPending || cancelling.isPending
  if (rejudge.state !== 'judging' && rejudge.state !== 'ready') return null
  const close = () => setAsked(null)
  return (
    <div className="flex gap-2 max-md:w-full">
      <Button className="max-md:flex-1" disabled={isBusy} onClick={() => setAsked('cancel')}>
        {cancelling.isPending ? 'Cancelling' : rejudge.isWithoutEffect ? 'Close rejudge' : 'Cancel rejudge'}
      </Button>
      {rejudge.state === 'ready' && !rejudge.isOutdated && !rejudge.isWithoutEffect && (
        <Button look="primary" className="max-md:flex-1" disabled={isBusy} onClick={() => setAsked('apply')}>
          {applying.isPending ? 'Applying' : 'Apply'}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked === 'apply'}
        onOpenChange={close}
        title="Apply this rejudge?"
        question={`${rejudgeChangeText(rejudge)} Solved marks and acceptance follow. The former verdicts are kept, and learners see that they were rejudged.`}
        confirmText="Apply rejudge"
        look="primary"
        onConfirm={() => applying.mutate()}
      />
      <ConfirmDialog
        isOpen={asked === 'cancel'}
        onOpenChange={close}
        title={rejudge.isWithoutEffect ? 'Close this rejudge?' : 'Cancel this rejudge?'}
        question="What was judged again is thrown away. No verdict has changed."
        confirmText={rejudge.isWithoutEffect ? 'Close rejudge' : 'Cancel rejudge'}
        cancelText="Keep it"
        onConfirm={() => cancelling.mutate()}
      />
    </div>
  )
}

function rejudgeChangeText({ changed, version }: RejudgeDetail): string {
  if (changed !== 0) return `${pluralize(changed ?? 0, 'verdict')} will change.`
  return `No verdict will change; the submissions count as judged on version ${version} from then on.`
}

function useEnding(end: () => Promise<{ message: string }>, failure: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: end,
    onMutate: () => forgetFailure(failure),
    onSuccess: ({ message }) => notify(message),
    onError: (error) => notifyFailure(failure, { detail: messageOf(error) }),
    onSettled: () => invalidateRejudges(queryClient),
  })
}
