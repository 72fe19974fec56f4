import { type ImportReport, importUsers } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { messageOf } from '../../../lib/api/api-error.ts'
import { randomKey } from '../../../lib/api/random-key.ts'
import { useCancellable } from '../../../lib/api/use-cancellable.ts'
import { peopleKey } from '../../../lib/query-keys.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { LeaveConfirmation } from '../../../ui/form/leave-confirmation.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportResult } from './import-result.tsx'
import { ImportSource } from './import-source.tsx'

type Step =
  | { kind: 'source' }
  | { kind: 'preview'; csv: string; report: ImportReport }
  | { kind: 'result'; report: ImportReport }

/** Import in three steps: file, preview, result. Nothing is saved before the preview is confirmed. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  // Not saved as a draft: the rows may contain passwords, which must not stay in the browser.
  const [text, setText] = useState('')
  // Same key on a retry, so that a lost answer is repeated with the same passwords.
  const [key] = useState(randomKey)
  // Before the first save, nothing can exist under the key, so the server skips the costly comparison of existing users'
  // passwords.
  const [wasSent, setWasSent] = useState(false)
  const [step, setStep] = useState<Step>({ kind: 'source' })
  const check = useMutation({
    mutationFn: (csv: string) =>
      callApi(importUsers, { body: { csv, dryRun: true, ...(wasSent && { requestKey: key }) } }),
    onSuccess: (report, csv) => setStep({ kind: 'preview', csv, report }),
  })
  const sending = useCancellable()
  const save = useMutation({
    mutationFn: (order: { csv: string; onlyGoodRows: boolean }) =>
      sending.run((signal) =>
        callApi(importUsers, { body: { ...order, dryRun: false, requestKey: key }, signal }),
      ),
    onMutate: () => setWasSent(true),
    onSuccess: (report) => {
      setStep({ kind: 'result', report })
      return queryClient.invalidateQueries({ queryKey: [peopleKey] })
    },
  })
  // The passwords are shown only once, so a click outside must not close the dialog.
  const close = (isOpen: boolean) => {
    if (!isOpen && step.kind !== 'result' && !save.isPending) onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title="Import users"
      isTitleHidden
      width="wide"
      isChanged={() => text !== '' && step.kind !== 'result' && !save.isPending}
    >
      {step.kind === 'source' && (
        <ImportSource
          text={text}
          onText={setText}
          onCheck={(csv) => check.mutate(csv)}
          isChecking={check.isPending}
          refusal={check.error ? messageOf(check.error) : null}
        />
      )}
      {step.kind === 'preview' && (
        <ImportPreview
          report={step.report}
          isSaving={save.isPending}
          refusal={save.error ? messageOf(save.error) : null}
          onBack={() => {
            save.reset()
            setStep({ kind: 'source' })
          }}
          onSave={(onlyGoodRows) => save.mutate({ csv: step.csv, onlyGoodRows })}
        />
      )}
      {save.isPending && (
        <LeaveConfirmation
          isUnderWay={sending.isUnderWay}
          question="Accounts are being made. If you leave now, the import is cancelled; should they be made already, nobody can read the passwords that were chosen for them."
          leaveText="Leave and cancel"
        />
      )}
      {step.kind === 'result' && <ImportResult report={step.report} onClose={onClose} />}
    </Dialog>
  )
}
