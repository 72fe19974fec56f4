import { announceInContest, announceInContestBody } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { callApi } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useToldAct } from '../../../ui/use-told-act.ts'
import { contestAdminKey } from '../queries.ts'

/** Tells something to everybody who takes part; what was typed stays until the server has it. */
export function AnnounceForm({ contestId }: { contestId: string }) {
  const form = useForm({ resolver: zodResolver(announceInContestBody), defaultValues: { text: '' } })
  const { mutate, isPending } = useToldAct({
    run: async (body: { text: string }) => {
      await callApi(announceInContest, { params: { id: contestId }, body })
      return { message: 'Everybody is told.' }
    },
    failedText: 'The announcement was not made.',
    changes: contestAdminKey,
    onDone: () => form.reset(),
  })
  return (
    <form noValidate className="space-y-3 p-4" onSubmit={form.handleSubmit((body) => mutate(body))}>
      <TextArea
        label="Announcement"
        hint="Markdown. It pops up for everybody who takes part."
        rows={3}
        areaClassName="max-md:text-[16px]"
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
      <div className="flex justify-end">
        <Button type="submit" look="primary" disabled={isPending}>
          {isPending ? 'Sending' : 'Announce'}
        </Button>
      </div>
    </form>
  )
}
