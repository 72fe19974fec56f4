import { addCourse, type Course, updateCourse } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { callApi } from '../../../lib/api/api.ts'
import { useLongFormRefusal } from '../../../lib/api/use-form-refusal.ts'
import { type FormDraft, useFormDraft } from '../../../lib/autosave/use-form-draft.ts'
import { managedCoursePath } from '../../../lib/paths.ts'
import { coursesKey } from '../../../lib/query-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { FormDraftNotice } from '../../../ui/form/form-draft-notice.tsx'
import { useSaveConflict } from '../../../ui/form/use-save-conflict.tsx'
import { notify } from '../../../ui/toast.tsx'
import { saveFailure } from '../save-failure.ts'
import { CourseFields, type CourseFormControl } from './course-fields.tsx'
import { type CourseToSave, courseFields, courseFormOf, courseFormSchema } from './course-form.ts'
import { PublishEmptyDialog } from './publish-empty-dialog.tsx'

interface CourseDialogProps {
  /** null for a new course. */
  course: Course | null
  onClose: () => void
}

/** The form of a course. A draft can be saved as a draft or published at once. */
export function CourseDialog({ course, onClose }: CourseDialogProps) {
  const form: CourseFormControl = useForm({
    resolver: zodResolver(courseFormSchema),
    defaultValues: courseFormOf(course),
  })
  const { isDirty, errors } = form.formState
  const isSaved = useRef(false)
  const draft = useFormDraft(form, `course:${course?._id ?? 'new'}`)
  const onSaved = () => {
    isSaved.current = true
    draft.forget()
  }
  const [updatedAt] = useState(course?.updatedAt)
  const { isPending, mutate, question } = useSaving({
    course,
    form,
    sendOnce: draft.sendOnce,
    onSaved,
    onClose,
  })
  const save = (draft: boolean) => form.handleSubmit((body) => mutate({ ...body, draft, updatedAt }))
  const isDraft = course?.isDraft ?? true
  const [toPublish, setToPublish] = useState<CourseToSave | null>(null)
  // A playlist brings its own lessons.
  const publish = form.handleSubmit((body) => {
    if ((course?.lessons ?? 0) > 0 || body.playlistid !== '') mutate({ ...body, draft: false, updatedAt })
    else setToPublish(body)
  })
  const buttons = (
    <>
      <Button type="submit" look={isDraft ? 'default' : 'primary'} disabled={isPending}>
        {isPending ? 'Saving' : isDraft ? 'Save as draft' : 'Save course'}
      </Button>
      {isDraft && (
        <Button look="primary" disabled={isPending} onClick={() => void publish()}>
          Publish
        </Button>
      )}
    </>
  )
  return (
    <FormDialog
      title={course ? 'Edit Course' : 'Add New Course'}
      isChanged={() => isDirty && !isSaved.current}
      onSubmit={save(isDraft)}
      onClose={onClose}
      onDiscard={draft.forget}
      faults={Object.keys(errors).filter((name) => name !== 'root').length}
      buttons={buttons}
    >
      <FormDraftNotice draft={draft} />
      <CourseFields form={form} />
      {question}
      <PublishEmptyDialog
        isOpen={toPublish !== null}
        onClose={() => setToPublish(null)}
        onConfirm={() => toPublish && mutate({ ...toPublish, draft: false, updatedAt })}
      />
    </FormDialog>
  )
}

type CourseChange = CourseToSave & { readonly draft: boolean; readonly updatedAt?: string | undefined }

interface SavingOptions extends CourseDialogProps {
  form: CourseFormControl
  sendOnce: FormDraft['sendOnce']
  onSaved: () => void
}

function useSaving({ course, form, sendOnce, onSaved, onClose }: SavingOptions) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const refuse = useLongFormRefusal(form, courseFields)
  const saving = useMutation({
    mutationFn: (body: CourseChange) =>
      course === null
        ? sendOnce((requestKey) => callApi(addCourse, { body: { ...body, requestKey } }))
        : callApi(updateCourse, { params: { id: course._id }, body }),
    onSuccess: (saved) => {
      onSaved()
      const toLessons = { text: 'Add lessons', onClick: () => void navigate(managedCoursePath(saved)) }
      notify(saved.message, course === null ? { action: toLessons } : {})
      onClose()
    },
    onError: (error, body) => {
      if (!overtaken.catches(error, body)) refuse(saveFailure(error))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [coursesKey] }),
  })
  const overtaken = useSaveConflict<CourseChange>({ thing: 'course', save: saving.mutate })
  return { ...saving, question: overtaken.question }
}
