import { type ContestSummary, registerForContestBody } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { messageOf } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogCancel } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { notify } from '../../../ui/toast.tsx'
import { refetchContest, register } from '../queries.ts'

type AskedContest = Pick<ContestSummary, '_id' | 'name'>

/** Opens the dialog that asks for a contest's registration code. */
export const ContestCodePrompt = createContext<(contest: AskedContest) => void>(() => {
  throw new Error('Nothing here asks for the code of a contest.')
})

/**
 * Provides the code dialog to all registration buttons. The dialog stays open when the contest starts and the button that
 * opened it is replaced.
 */
export function ContestCodeDialog({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<AskedContest | null>(null)
  return (
    <ContestCodePrompt value={setAsked}>
      {children}
      {asked && <CodeDialog contest={asked} onClose={() => setAsked(null)} />}
    </ContestCodePrompt>
  )
}

interface CodeDialogProps {
  contest: AskedContest
  onClose: () => void
}

/** Asks for the registration code of a contest. */
function CodeDialog({ contest: { _id, name }, onClose }: CodeDialogProps) {
  const queryClient = useQueryClient()
  const form = useForm({ resolver: zodResolver(registerForContestBody), defaultValues: { code: '' } })
  const sending = useMutation({
    mutationFn: ({ code }: { code: string }) => register(_id, code),
    onSuccess: async ({ message }) => {
      notify(message)
      onClose()
      await refetchContest(queryClient, _id)
    },
    onError: (error) => form.setError('code', { message: messageOf(error) }, { shouldFocus: true }),
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title="Register" description={name}>
      <form noValidate className="space-y-5 p-5" onSubmit={form.handleSubmit((body) => sending.mutate(body))}>
        <Field
          label="Code"
          autoComplete="off"
          hint="You have it from those who hold the contest."
          error={form.formState.errors.code?.message}
          {...form.register('code')}
        />
        <div className="flex justify-end gap-2">
          <DialogCancel />
          <Button type="submit" look="primary" disabled={sending.isPending}>
            Register
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
