import { addPlan, type ManagedPlan, planLimits, updatePlan } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FormProvider, type UseFormRegisterReturn, type UseFormReturn, useForm } from 'react-hook-form'
import { callApi } from '../../lib/api/api.ts'
import { useLongFormRefusal } from '../../lib/api/use-form-refusal.ts'
import { type FormDraft, useFormDraft } from '../../lib/autosave/use-form-draft.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { Field, type FieldProps } from '../../ui/form/field.tsx'
import { FormActionBar } from '../../ui/form/form-action-bar.tsx'
import { FormDraftNotice } from '../../ui/form/form-draft-notice.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { useSaveConflict } from '../../ui/form/use-save-conflict.tsx'
import { notify } from '../../ui/toast.tsx'
import { type PlanForm, type PlanToSave, planFormOf, planFormSchema } from './plan-form.ts'
import { managedPlansQuery, planDependentKeys } from './queries.ts'
import { SectionsField } from './section-fields.tsx'

interface PlanEditorProps {
  /** null for a new plan. */
  plan: ManagedPlan | null
  /** Goes back to the list. */
  onDone: () => void
}

type Form = UseFormReturn<PlanForm, unknown, PlanToSave>

/** The form of a study plan: title, summary, group, and sections with problems. */
export function PlanEditor({ plan, onDone }: PlanEditorProps) {
  const form: Form = useForm({ resolver: zodResolver(planFormSchema), defaultValues: planFormOf(plan) })
  const draft = useFormDraft(form, `plan:${plan?._id ?? 'new'}`)
  const [updatedAt] = useState(plan?.updatedAt)
  const { mutate, isPending, question } = useSaving({ plan, form, draft, onDone })
  const { errors } = form.formState
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="panel"
        onSubmit={form.handleSubmit((body) => mutate({ ...body, updatedAt }))}
      >
        <div className="space-y-6 p-5 max-md:px-3">
          <FormDraftNotice draft={draft} />
          {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
          <Field label="Title" dir="auto" error={errors.title?.message} {...form.register('title')} />
          <TextArea
            label="Summary"
            rows={3}
            dir="auto"
            maxLength={planLimits.summaryCharacters}
            hint="Whom it is for, and what they can do afterwards"
            error={errors.summary?.message}
            {...form.register('summary')}
          />
          <GroupField error={errors.group?.message} {...form.register('group')} />
          <SectionsField />
        </div>
        <FormActionBar
          faults={Object.keys(errors).filter((name) => name !== 'root').length}
          saveText={isPending ? 'Saving' : plan ? 'Save plan' : 'Add plan'}
          isHeld={isPending}
        >
          <Button look="ghost" onClick={onDone}>
            Cancel
          </Button>
        </FormActionBar>
      </form>
      {question}
    </FormProvider>
  )
}

/** Suggests the groups that other plans have: a plan joins one by the same name. */
function GroupField(props: Pick<FieldProps, 'error'> & UseFormRegisterReturn) {
  const { data: plans = [] } = useQuery(managedPlansQuery)
  const suggestions = useId()
  const known = new Set(plans.map(({ group }) => group).filter((group) => group !== ''))
  return (
    <>
      <Field
        label="Group"
        dir="auto"
        list={suggestions}
        hint="The heading under which learners find the plan. Empty: behind the others"
        {...props}
      />
      <datalist id={suggestions}>
        {[...known].map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
    </>
  )
}

type PlanChange = PlanToSave & { readonly updatedAt?: string | undefined }

function useSaving({ plan, form, draft, onDone }: PlanEditorProps & { form: Form; draft: FormDraft }) {
  const queryClient = useQueryClient()
  const refuse = useLongFormRefusal(form, ['title', 'summary', 'group', 'sections'])
  const saving = useMutation({
    mutationFn: (body: PlanChange) =>
      plan === null
        ? draft.sendOnce((requestKey) => callApi(addPlan, { body: { ...body, requestKey } }))
        : callApi(updatePlan, { params: { id: plan._id }, body }),
    onSuccess: async ({ message }) => {
      draft.forget()
      notify(message)
      for (const queryKey of planDependentKeys) await queryClient.invalidateQueries({ queryKey })
      onDone()
    },
    onError: (error, body) => {
      if (!conflict.catches(error, body)) refuse(error)
    },
  })
  const conflict = useSaveConflict<PlanChange>({ thing: 'plan', save: saving.mutate })
  return { ...saving, question: conflict.question }
}
