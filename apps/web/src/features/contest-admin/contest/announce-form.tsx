import {
  announceInContest,
  announceInContestBody,
  contestLimits,
  correctAnnouncement,
} from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { callApi } from '../../../lib/api/api.ts'
import { useFormDraft } from '../../../lib/autosave/use-form-draft.ts'
import { contestAdminKey } from '../../../lib/query-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { FormDraftNotice } from '../../../ui/form/form-draft-notice.tsx'
import { MarkdownField } from '../../../ui/markdown/field/markdown-field.tsx'
import { useActionWithToast } from '../../../ui/use-action-with-toast.ts'

export interface AnnouncementToEdit {
  readonly _id: string
  readonly text: string
}

interface AnnounceFormProps {
  contestId: string
  /** The announcement to edit; null for a new one. */
  announced: AnnouncementToEdit | null
  renderMarkdown: (text: string) => ReactNode
  /** Absent for a new announcement, whose form stays open. */
  onEnd?: () => void
}

/** Publishes or edits an announcement; the typed text is kept until the server has saved it. */
export function AnnounceForm({ contestId, announced, renderMarkdown, onEnd }: AnnounceFormProps) {
  const defaultValues = { text: announced?.text ?? '' }
  const form = useForm({ resolver: zodResolver(announceInContestBody), defaultValues })
  const draft = useFormDraft(form, `announcement:${announced?._id ?? contestId}`)
  const { mutate, isPending } = useActionWithToast({
    run: async (body: { text: string }) => {
      await (announced === null
        ? draft.sendOnce((requestKey) =>
            callApi(announceInContest, { params: { id: contestId }, body: { ...body, requestKey } }),
          )
        : callApi(correctAnnouncement, { params: { id: contestId, announcementId: announced._id }, body }))
      return { message: 'Everybody is told.' }
    },
    failedText: 'The announcement was not made.',
    changes: [contestAdminKey],
    onDone: () => {
      form.reset()
      draft.forget()
      onEnd?.()
    },
  })
  return (
    <form
      noValidate
      className={onEnd ? 'space-y-3' : 'space-y-3 p-4'}
      onSubmit={form.handleSubmit((body) => mutate(body))}
    >
      <FormDraftNotice draft={draft} />
      <MarkdownField
        manner="talk"
        label={announced === null ? 'Announcement' : 'Correct the announcement'}
        rows={4}
        isNarrow
        takesPictures
        text={form.watch('text')}
        maxCharacters={contestLimits.announcementCharacters}
        renderMarkdown={renderMarkdown}
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ui text-faint">
          {announced === null
            ? 'It pops up for everybody who takes part.'
            : 'It pops up anew for everybody who takes part.'}
        </p>
        <div className="flex flex-wrap gap-2">
          {onEnd && (
            <Button look="ghost" onClick={onEnd}>
              Cancel
            </Button>
          )}
          <Button type="submit" look="primary" disabled={isPending}>
            {isPending ? 'Sending' : announced === null ? 'Announce' : 'Announce anew'}
          </Button>
        </div>
      </div>
    </form>
  )
}
