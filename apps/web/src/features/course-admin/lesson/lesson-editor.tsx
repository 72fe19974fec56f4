import {
  addLesson,
  courseLimits,
  type ManagedCourse,
  type ManagedLesson,
  type StoredVideo,
  updateLesson,
} from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { callApi } from '../../../lib/api/api.ts'
import { useLongFormRefusal } from '../../../lib/api/use-form-refusal.ts'
import { type FormDraft, useFormDraft } from '../../../lib/autosave/use-form-draft.ts'
import { coursesKey } from '../../../lib/query-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormActionBar } from '../../../ui/form/form-action-bar.tsx'
import { FormDraftNotice } from '../../../ui/form/form-draft-notice.tsx'
import { LeaveConfirmation } from '../../../ui/form/leave-confirmation.tsx'
import { useSaveConflict } from '../../../ui/form/use-save-conflict.tsx'
import { MarkdownField } from '../../../ui/markdown/field/markdown-field.tsx'
import { notify } from '../../../ui/toast.tsx'
import { saveFailure } from '../save-failure.ts'
import { CaptionsField } from './captions-field.tsx'
import { FilesField } from './files-field.tsx'
import { KindField } from './kind-field.tsx'
import {
  type LessonForm,
  type LessonToSave,
  lessonFields,
  lessonFormOf,
  lessonFormSchema,
  parseYoutubeUrl,
} from './lesson-form.ts'
import { NotesHelp } from './notes-help.tsx'
import { probeVideo } from './probe-video.ts'
import { ProblemsField } from './problems-field.tsx'
import { useVideoUpload } from './use-video-upload.ts'
import { AddressField, UploadedVideoField, YoutubeField } from './video-field.tsx'

interface LessonEditorProps {
  course: ManagedCourse
  /** null for a new lesson. */
  lesson: ManagedLesson | null
  renderMarkdown: (text: string) => ReactNode
  /** Goes back to the course. */
  onDone: () => void
}

/** The form of a lesson: video, notes and problems. */
export function LessonEditor({ course, lesson, renderMarkdown, onDone }: LessonEditorProps) {
  const form: UseFormReturn<LessonForm, unknown, LessonToSave> = useForm({
    resolver: zodResolver(lessonFormSchema),
    defaultValues: lessonFormOf(lesson),
  })
  const [video, setVideo] = useState<StoredVideo | null>(lesson?.video ?? null)
  const sending = useVideoUpload((stored) => {
    setVideo(stored)
    form.setValue('videoId', stored._id, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  })
  const draft = useFormDraft(form, `lesson:${lesson?._id ?? `new:${course._id}`}`)
  const [updatedAt] = useState(lesson?.updatedAt)
  const { mutate, isPending, question } = useSaving({ course, lesson, form, draft, onDone })
  const { errors } = form.formState
  const kind = form.watch('kind')
  const isSending = ['underWay', 'paused', 'checking'].includes(sending.state.kind)
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="panel"
        onSubmit={form.handleSubmit((body) => mutate({ ...body, updatedAt }))}
      >
        <div className="space-y-6 p-5">
          <FormDraftNotice draft={draft} />
          {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
          <Field label="Title" dir="auto" error={errors.title?.message} {...form.register('title')} />
          <KindField lesson={lesson} />
          {kind === 'upload' && <UploadedVideoField lesson={lesson} video={video} sending={sending} />}
          {kind === 'address' && <AddressField />}
          {kind === 'service' && form.watch('isOwn') && <YoutubeField />}
          {(kind === 'upload' || kind === 'address') && <CaptionsField />}
          <MarkdownField
            label="Notes"
            rows={14}
            dir="auto"
            takesPictures
            text={form.watch('notes')}
            maxCharacters={courseLimits.notesCharacters}
            error={errors.notes?.message}
            renderMarkdown={renderMarkdown}
            {...form.register('notes')}
          />
          <NotesHelp />
          <FilesField lesson={lesson} />
          <ProblemsField />
        </div>
        <FormActionBar
          faults={Object.keys(errors).filter((name) => name !== 'root').length}
          saveText={isPending ? 'Saving' : lesson ? 'Save lesson' : 'Add lesson'}
          isHeld={isPending || isSending}
          heldWords={isSending ? 'The lesson can be saved when the video is there.' : ''}
        >
          <Button look="ghost" onClick={onDone}>
            Cancel
          </Button>
        </FormActionBar>
      </form>
      {question}
      <LeaveConfirmation
        isUnderWay={() => isSending}
        question="The upload stops, and goes on when you choose the same file again. What you have typed is kept in this browser."
        leaveText="Leave the page"
      />
    </FormProvider>
  )
}

type LessonChange = LessonToSave & { readonly updatedAt?: string | undefined }

interface SavingOptions extends Omit<LessonEditorProps, 'renderMarkdown'> {
  form: UseFormReturn<LessonForm, unknown, LessonToSave>
  draft: FormDraft
}

function useSaving({ course, lesson, form, draft, onDone }: SavingOptions) {
  const queryClient = useQueryClient()
  const refuse = useLongFormRefusal(form, lessonFields)
  const saving = useMutation({
    mutationFn: async (body: LessonChange) => {
      await requirePlayable(body, lesson)
      return lesson === null
        ? draft.sendOnce((requestKey) =>
            callApi(addLesson, { params: { id: course._id }, body: { ...body, requestKey } }),
          )
        : callApi(updateLesson, { params: { id: lesson._id }, body })
    },
    onSuccess: async ({ message }) => {
      draft.forget()
      notify(message)
      await queryClient.invalidateQueries({ queryKey: [coursesKey] })
      onDone()
    },
    onError: (error, body) => {
      if (overtaken.catches(error, body)) return
      if (error instanceof UnplayableError) {
        form.setError('address', { type: 'custom', message: error.message }, { shouldFocus: true })
      } else refuse(saveFailure(error))
    },
  })
  const overtaken = useSaveConflict<LessonChange>({ thing: 'lesson', save: saving.mutate })
  return { ...saving, question: overtaken.question }
}

class UnplayableError extends Error {
  override readonly name = 'UnplayableError'
}

/** Checks that a linked video is playable before it is saved; an unchanged address is not checked again. */
async function requirePlayable({ kind, address }: LessonToSave, lesson: ManagedLesson | null): Promise<void> {
  if (kind !== 'address' || address === lesson?.address || parseYoutubeUrl(address) !== null) return
  const probed = await probeVideo(address)
  if (probed.kind === 'unplayable') throw new UnplayableError(probed.message)
}
