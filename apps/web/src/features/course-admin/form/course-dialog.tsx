import { addCourse, type Course, updateCourse } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { callApi } from '../../../lib/api.ts'
import { useFormRefusal } from '../../../lib/use-form-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FaultCount } from '../../../ui/fault-count.tsx'
import { LeaveQuestion } from '../../../ui/leave-question.tsx'
import { notify } from '../../../ui/toast.tsx'
import { managedCoursePath } from '../course-admin-paths.ts'
import { coursesKey } from '../queries.ts'
import { saveFailure } from '../save-failure.ts'
import { CourseFields, type CourseFormControl } from './course-fields.tsx'
import { type CourseToSave, courseFields, courseFormOf, courseFormSchema } from './course-form.ts'

interface CourseDialogProps {
  /** null: one is to be added. */
  course: Course | null
  onClose: () => void
}

const leaving = { question: 'What you have typed into this form will be lost.', leaveText: 'Discard changes' }

/** The form of a course. A draft is saved as one, or published at once. */
export function CourseDialog({ course, onClose }: CourseDialogProps) {
  const form: CourseFormControl = useForm({
    resolver: zodResolver(courseFormSchema),
    defaultValues: courseFormOf(course),
  })
  const { isDirty, errors } = form.formState
  const [isAsking, setIsAsking] = useState(false)
  const isSaved = useRef(false)
  const { isPending, mutate } = useSaving({ course, form, onSaved: () => (isSaved.current = true), onClose })
  const save = (draft: boolean) => form.handleSubmit((body) => mutate({ ...body, draft }))
  const close = () => (isDirty ? setIsAsking(true) : onClose())
  const isDraft = course?.isDraft ?? true
  const title = course ? 'Edit Course' : 'Add New Course'
  return (
    <Dialog isOpen onOpenChange={close} title={title} width="form" isTitleHidden>
      <form noValidate className="flex min-h-0 flex-1 flex-col" onSubmit={save(isDraft)}>
        <header className="flex h-14 shrink-0 items-center border-b border-line px-5">
          <p className="text-title font-semibold" aria-hidden>
            {title}
          </p>
        </header>
        <CourseFields form={form} />
        <footer className="flex min-h-16 shrink-0 flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-2">
          <FaultCount count={Object.keys(errors).filter((name) => name !== 'root').length} />
          <Button look="ghost" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" look={isDraft ? 'default' : 'primary'} disabled={isPending}>
            {isPending ? 'Saving' : isDraft ? 'Save as draft' : 'Save course'}
          </Button>
          {isDraft && (
            <Button look="primary" disabled={isPending} onClick={() => void save(false)()}>
              Publish
            </Button>
          )}
        </footer>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Discard changes"
        question={leaving.question}
        cancelText="Go on editing"
        confirmText={leaving.leaveText}
        onConfirm={onClose}
      />
      <LeaveQuestion isUnderWay={() => isDirty && !isSaved.current} {...leaving} />
    </Dialog>
  )
}

interface Saving extends CourseDialogProps {
  form: CourseFormControl
  onSaved: () => void
}

function useSaving({ course, form, onSaved, onClose }: Saving) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const refuse = useFormRefusal(form, courseFields)
  return useMutation({
    mutationFn: (body: CourseToSave & { draft: boolean }) =>
      course === null
        ? callApi(addCourse, { body })
        : callApi(updateCourse, { params: { id: course._id }, body }),
    onSuccess: (saved) => {
      onSaved()
      const toLessons = { text: 'Add lessons', onClick: () => void navigate(managedCoursePath(saved)) }
      notify(saved.message, course === null ? { action: toLessons } : {})
      onClose()
    },
    onError: (error) => refuse(saveFailure(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: coursesKey }),
  })
}
