import { enrolLearner, type ManagedCourse } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { callApi } from '../../../lib/api/api.ts'
import { useIdempotentSend } from '../../../lib/api/idempotent-sender.ts'
import { useFormRefusal } from '../../../lib/api/use-form-refusal.ts'
import { coursesKey } from '../../../lib/query-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogCancel } from '../../../ui/dialog/dialog.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { notify } from '../../../ui/toast.tsx'
import { saveFailure } from '../save-failure.ts'
import { type EnrolForm, type Enrolment, enrolFields, enrolFormSchema } from './enrol-form.ts'

interface EnrolDialogProps {
  course: ManagedCourse
  onClose: () => void
}

/** Enrols somebody in the course without an order. */
export function EnrolDialog({ course, onClose }: EnrolDialogProps) {
  const form: UseFormReturn<EnrolForm, unknown, Enrolment> = useForm({
    resolver: zodResolver(enrolFormSchema),
    defaultValues: { emailId: '', days: String(course.validityDays) },
  })
  const sendOnce = useIdempotentSend()
  const queryClient = useQueryClient()
  const refuse = useFormRefusal(form, enrolFields)
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Enrolment) =>
      sendOnce((requestKey) =>
        callApi(enrolLearner, { params: { id: course._id }, body: { ...body, requestKey } }),
      ),
    onSuccess: ({ message }) => {
      notify(message)
      onClose()
    },
    onError: (error) => refuse(saveFailure(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [coursesKey] }),
  })
  const { errors } = form.formState
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Enroll a learner"
      description="Opens the course without an order; this is kept in the audit log."
    >
      <form noValidate className="space-y-4 p-5" onSubmit={form.handleSubmit((body) => mutate(body))}>
        {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
        <Field
          label="Email"
          type="email"
          autoComplete="off"
          error={errors.emailId?.message}
          {...form.register('emailId')}
        />
        <Field
          label="Days"
          type="number"
          min={1}
          step={1}
          inputMode="numeric"
          hint="From today, or added to the time that runs"
          error={errors.days?.message}
          {...form.register('days')}
        />
        <div className="flex justify-end gap-2 pt-2">
          <DialogCancel />
          <Button look="primary" type="submit" disabled={isPending}>
            {isPending ? 'Enrolling' : 'Enroll'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
