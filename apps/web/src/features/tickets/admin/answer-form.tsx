import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '../../../ui/toast.tsx'
import { invalidateTickets } from '../invalidate-tickets.ts'
import { WriteForm } from '../write-form.tsx'
import { sendTicketAnswer } from './queries.ts'

interface Answer {
  readonly message: string
  readonly closes: boolean
  readonly requestKey: string
}

/** Form to answer a message; its author reads the answer. */
export function AnswerForm({ ticketId }: { ticketId: string }) {
  const queryClient = useQueryClient()
  const answering = useMutation({
    mutationFn: (body: Answer) => sendTicketAnswer(ticketId, body),
    onSuccess: ({ isMailed }) => {
      notify('Answer sent.', {
        detail: isMailed
          ? 'It is on the way by mail, too.'
          : 'It stands on the page Contact Us. No mail went out, because no mail server is set.',
      })
      return invalidateTickets(queryClient)
    },
  })
  const actOf = (closes: boolean) => ({
    isBusy: answering.isPending && answering.variables.closes === closes,
    act: (written: Omit<Answer, 'closes'>) => answering.mutateAsync({ ...written, closes }),
  })
  return (
    <WriteForm
      ticketId={ticketId}
      label="Answer"
      error={answering.error}
      acts={[
        { text: 'Answer', look: 'primary', ...actOf(false) },
        { text: 'Answer and close', look: 'default', ...actOf(true) },
      ]}
    />
  )
}
