import { addContest, contestLimits, type ManagedContestDetail, updateContest } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { callApi } from '../../../lib/api/api.ts'
import { useLongFormRefusal } from '../../../lib/api/use-form-refusal.ts'
import { type FormDraft, useFormDraft } from '../../../lib/autosave/use-form-draft.ts'
import { formatLocalTime, parseLocalTime } from '../../../lib/format/local-time.ts'
import { contestAdminKey } from '../../../lib/query-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormActionBar } from '../../../ui/form/form-action-bar.tsx'
import { FormDraftNotice } from '../../../ui/form/form-draft-notice.tsx'
import { useSaveConflict } from '../../../ui/form/use-save-conflict.tsx'
import { MarkdownField } from '../../../ui/markdown/field/markdown-field.tsx'
import { notify } from '../../../ui/toast.tsx'
import { LanguageFields, RuleFields, TimeFields, VisibilityFields } from './contest-fields.tsx'
import {
  type ContestForm,
  type ContestToSave,
  contestFields,
  contestFormOf,
  contestFormSchema,
} from './contest-form.ts'
import { ContestProblemsField } from './contest-problems-field.tsx'
import { lockedFieldReasons } from './locked-field-reasons.ts'

interface ContestEditorProps {
  /** null for a new contest. */
  contest: ManagedContestDetail | null
  renderMarkdown: (text: string) => ReactNode
  onSaved: (saved: { _id: string }) => void
}

/** The form of a contest. Fields that participants rely on are locked once it has started, with the reason shown. */
export function ContestEditor({ contest, renderMarkdown, onSaved }: ContestEditorProps) {
  const form: UseFormReturn<ContestForm, unknown, ContestToSave> = useForm({
    resolver: zodResolver(contestFormSchema),
    defaultValues: contestFormOf(contest),
  })
  const draft = useFormDraft(form, `contest:${contest?._id ?? 'new'}`, { onto: atThisVersion })
  const { mutate, isPending, question } = useSaving({ contest, form, draft, onSaved })
  const { errors, isDirty } = form.formState
  const [unsure, setUnsure] = useState<ContestToSave | null>(null)
  const save = (body: ContestToSave) => (isBared(contest, body) ? setUnsure(body) : mutate(body))
  const locked = lockedFieldReasons(contest)
  const problems = useRef<HTMLDivElement>(null)
  return (
    <FormProvider {...form}>
      <form noValidate className="panel" onSubmit={form.handleSubmit(save)}>
        <div className="space-y-6 p-5">
          <FormDraftNotice draft={draft} />
          {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
          <Field label="Name" dir="auto" error={errors.name?.message} {...form.register('name')} />
          <TimeFields locked={locked} />
          <div ref={problems}>
            <ContestProblemsField lockedReason={locked.problems} />
          </div>
          <div className="grid gap-6 lg:grid-cols-2">
            <VisibilityFields />
            <RuleFields locked={locked} />
          </div>
          <LanguageFields />
          <MarkdownField
            manner="talk"
            label="Description"
            rows={8}
            dir="auto"
            takesPictures
            text={form.watch('description')}
            maxCharacters={contestLimits.descriptionCharacters}
            error={errors.description?.message}
            renderMarkdown={renderMarkdown}
            {...form.register('description')}
          />
        </div>
        <FormActionBar
          faults={Object.keys(errors).filter((name) => name !== 'root').length}
          saveText={isPending ? 'Saving' : contest === null ? 'Schedule contest' : 'Save contest'}
          isHeld={isPending}
        >
          {contest !== null && (
            <Button look="ghost" disabled={!isDirty} onClick={() => form.reset()}>
              Undo changes
            </Button>
          )}
        </FormActionBar>
      </form>
      {question}
      <ConfirmDialog
        isOpen={unsure !== null}
        onOpenChange={() => setUnsure(null)}
        title="Publish it without problems?"
        question="The contest has no problems: whoever registers finds nothing to solve. They can still be added."
        cancelText="Add problems"
        confirmText="Publish without problems"
        look="primary"
        onConfirm={() => unsure && mutate(unsure)}
        onCancelled={() => problems.current?.querySelector<HTMLElement>('input[type="search"]')?.focus()}
      />
    </FormProvider>
  )
}

/** True if saving would publish a contest without problems; false if it is already published like that. */
function isBared(before: ManagedContestDetail | null, { problems, visibility }: ContestToSave): boolean {
  if (problems.length > 0 || visibility === 'draft') return false
  return before === null || before.visibility === 'draft' || before.problems > 0
}

/** Restored input that conflicts with a newer save: the author was warned, so the save overwrites the newer version. */
function atThisVersion(typed: ContestForm, { updatedAt }: ContestForm): ContestForm {
  return { ...typed, updatedAt }
}

interface SavingOptions extends Omit<ContestEditorProps, 'renderMarkdown'> {
  form: UseFormReturn<ContestForm, unknown, ContestToSave>
  draft: FormDraft
}

function useSaving({ contest, form, draft, onSaved }: SavingOptions) {
  const queryClient = useQueryClient()
  const refuse = useLongFormRefusal(form, contestFields)
  const saving = useMutation({
    mutationFn: (body: ContestToSave): Promise<{ message: string; _id: string; updatedAt?: string }> =>
      contest === null
        ? draft.sendOnce((requestKey) => callApi(addContest, { body: { ...body, requestKey } }))
        : callApi(updateContest, {
            params: { id: contest._id },
            body: { ...body, startsAt: startOf(contest, body) },
          }),
    onSuccess: async (saved) => {
      notify(saved.message)
      const { updatedAt } = saved
      form.reset({ ...form.getValues(), updatedAt })
      await queryClient.invalidateQueries({ queryKey: [contestAdminKey] })
      draft.forget()
      onSaved(saved)
    },
    onError: (error, body) => {
      if (!overtaken.catches(error, body)) refuse(error)
    },
  })
  const overtaken = useSaveConflict<ContestToSave>({ thing: 'contest', save: saving.mutate })
  return { ...saving, question: overtaken.question }
}

/** The field shows whole minutes; an unchanged start is sent back with its seconds. */
function startOf({ startsAt }: ManagedContestDetail, body: ContestToSave): string {
  return parseLocalTime(formatLocalTime(startsAt)) === body.startsAt ? startsAt : body.startsAt
}
