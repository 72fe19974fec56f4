import { changeInstallation, type ManagedInstallation } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { callApi } from '../../lib/api/api.ts'
import { useLongFormRefusal } from '../../lib/api/use-form-refusal.ts'
import { useFormDraft } from '../../lib/autosave/use-form-draft.ts'
import { replaceInstallation } from '../../lib/installation.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { FormActionBar } from '../../ui/form/form-action-bar.tsx'
import { FormDraftNotice } from '../../ui/form/form-draft-notice.tsx'
import { notify } from '../../ui/toast.tsx'
import {
  type InstallationChange,
  type InstallationForm,
  installationFields,
  installationFormOf,
  installationFormSchema,
} from './installation-form.ts'
import { InstallationPreview } from './installation-preview.tsx'
import { LookFields } from './look-fields.tsx'
import { PartFields } from './part-fields.tsx'
import { managedInstallationQuery } from './queries.ts'
import { SignUpFields } from './sign-up-fields.tsx'
import { BannerFields, ContactAndCommunityFields, PageTextFields } from './text-fields.tsx'

interface InstallationEditorProps {
  installation: ManagedInstallation
  renderMarkdown: (text: string) => ReactNode
}

/** Everything that admins decide about the installation, in one form with a preview. */
export function InstallationEditor({ installation, renderMarkdown }: InstallationEditorProps) {
  const form: UseFormReturn<InstallationForm, unknown, InstallationChange> = useForm({
    resolver: zodResolver(installationFormSchema),
    defaultValues: installationFormOf(installation),
  })
  const queryClient = useQueryClient()
  const draft = useFormDraft(form, 'installation')
  const refuse = useLongFormRefusal(form, installationFields)
  const saving = useMutation({
    mutationFn: (body: InstallationChange) => callApi(changeInstallation, { body }),
    onSuccess: (saved) => {
      draft.forget()
      const { terms, ...shown } = saved.settings
      replaceInstallation({ ...shown, hasOwnTerms: terms.trim() !== '' })
      queryClient.setQueryData(managedInstallationQuery.queryKey, saved)
      form.reset(installationFormOf(saved))
      notify('The settings are saved.', {
        detail: 'Open pages of other people show them when they are loaded again.',
      })
    },
    onError: refuse,
  })
  const { errors, isDirty } = form.formState
  return (
    <FormProvider {...form}>
      <form noValidate className="panel" onSubmit={form.handleSubmit((body) => saving.mutate(body))}>
        <div className="space-y-8 p-5 max-md:px-3">
          <FormDraftNotice draft={draft} />
          {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
          <Section title="Name and look">
            <LookFields />
            <InstallationPreview />
          </Section>
          <Section title="Who may join">
            <SignUpFields />
          </Section>
          <Section title="Parts">
            <PartFields />
          </Section>
          <Section title="Announcement">
            <BannerFields />
          </Section>
          <Section title="Texts">
            <PageTextFields renderMarkdown={renderMarkdown} />
          </Section>
          <Section title="Contact">
            <ContactAndCommunityFields />
          </Section>
        </div>
        <FormActionBar
          faults={Object.keys(errors.settings ?? {}).length}
          saveText={saving.isPending ? 'Saving' : 'Save settings'}
          isHeld={saving.isPending}
        >
          <Button look="ghost" disabled={!isDirty} onClick={() => form.reset()}>
            Undo changes
          </Button>
        </FormActionBar>
      </form>
    </FormProvider>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="space-y-4 border-line not-first:border-t not-first:pt-6">
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  )
}
