import { announceInContest, announceInContestBody, contestLimits } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { callApi } from '../../../lib/api.ts'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { DraftNotice } from '../../../ui/draft-notice.tsx'
import { MarkdownField } from '../../../ui/markdown-field.tsx'
import { useToldAct } from '../../../ui/use-told-act.ts'
import { contestAdminKey } from '../queries.ts'

interface AnnounceFormProps {
  contestId: string
  renderMarkdown: (text: string) => ReactNode
}

/** Tells something to everybody who takes part; what was typed stays until the server has it. */
export function AnnounceForm({ contestId, renderMarkdown }: AnnounceFormProps) {
  const form = useForm({ resolver: zodResolver(announceInContestBody), defaultValues: { text: '' } })
  const draft = useFormDraft(form, `announcement:${contestId}`)
  const { mutate, isPending } = useToldAct({
    run: async (body: { text: string }) => {
      await callApi(announceInContest, { params: { id: contestId }, body })
      return { message: 'Everybody is told.' }
    },
    failedText: 'The announcement was not made.',
    changes: contestAdminKey,
    onDone: () => {
      form.reset()
      draft.forget()
    },
  })
  return (
    <form noValidate className="space-y-3 p-4" onSubmit={form.handleSubmit((body) => mutate(body))}>
      <DraftNotice draft={draft} />
      <MarkdownField
        label="Announcement"
        rows={4}
        isNarrow
        takesPictures
        text={form.watch('text')}
        mostCharacters={contestLimits.announcementCharacters}
        renderMarkdown={renderMarkdown}
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ui text-faint">It pops up for everybody who takes part.</p>
        <Button type="submit" look="primary" disabled={isPending}>
          {isPending ? 'Sending' : 'Announce'}
        </Button>
      </div>
    </form>
  )
}
