import { type CourseContent, courseLimits, rateCourseBody } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { messageOf } from '../../../lib/api/api-error.ts'
import { useFormDraft } from '../../../lib/autosave/use-form-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { CharacterCount } from '../../../ui/form/character-count.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { FormDraftNotice } from '../../../ui/form/form-draft-notice.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { StarField } from './star-field.tsx'
import { useRating } from './use-rating.ts'

interface RatingPanelProps {
  courseId: string
  /** The user's own rating; null if none yet. */
  rating: CourseContent['ownRating']
}

/** A radio button's value is a string, and absent while none is chosen. */
const formSchema = z.object({
  stars: z.preprocess((value) => (value ? Number(value) : undefined), rateCourseBody.shape.stars),
  words: rateCourseBody.shape.words,
})

/** The user's rating and review of a course; both can be changed and deleted. */
export function RatingPanel({ courseId, rating }: RatingPanelProps) {
  const { save, remove } = useRating(courseId)
  const form = useForm({
    resolver: zodResolver(formSchema),
    values: { stars: rating === null ? '' : String(rating.stars), words: rating?.words ?? '' },
  })
  const draft = useFormDraft(form, `rating:${courseId}`)
  const [stars, words] = useWatch({ control: form.control, name: ['stars', 'words'] })
  const { errors, isDirty } = form.formState
  const failure = save.error ?? remove.error
  const isBusy = save.isPending || remove.isPending
  return (
    <Panel title={rating === null ? 'Rate this course' : 'Your rating'}>
      <form
        noValidate
        className="space-y-4 p-4"
        onSubmit={form.handleSubmit((body) => save.mutate(body, { onSuccess: draft.forget }))}
      >
        <FormDraftNotice draft={draft} />
        {failure && <ErrorBox>{messageOf(failure)}</ErrorBox>}
        <StarField chosen={Number(stars)} error={errors.stars?.message} field={form.register('stars')} />
        <TextArea
          label="What would you tell others?"
          hint="Shown with your first name."
          rows={3}
          aside={<CharacterCount text={words ?? ''} most={courseLimits.reviewCharacters} />}
          dir="auto"
          error={errors.words?.message}
          {...form.register('words')}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isSmall disabled={isBusy || !isDirty}>
            {rating === null ? 'Send rating' : 'Change rating'}
          </Button>
          {rating !== null && (
            <Button
              look="ghost"
              isSmall
              disabled={isBusy}
              onClick={() => remove.mutate(undefined, { onSuccess: draft.forget })}
            >
              Remove
            </Button>
          )}
        </div>
      </form>
    </Panel>
  )
}
