import { installationLimits } from '@codedojo/contract'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { MarkdownField } from '../../ui/markdown/field/markdown-field.tsx'
import { useInstallationForm } from './use-installation-form.ts'

interface RenderingProps {
  renderMarkdown: (text: string) => ReactNode
}

/** The text of the sign-in page, and the terms. */
export function PageTextFields({ renderMarkdown }: RenderingProps) {
  const { register, watch, formState } = useInstallationForm()
  const faults = formState.errors.settings
  return (
    <div className="space-y-6">
      <MarkdownField
        label="Text on the sign-in page"
        rows={5}
        dir="auto"
        text={watch('settings.frontPage')}
        maxCharacters={installationLimits.frontPageCharacters}
        error={faults?.frontPage?.message}
        renderMarkdown={renderMarkdown}
        {...register('settings.frontPage')}
      />
      <MarkdownField
        label="Terms and conditions"
        rows={8}
        dir="auto"
        placeholder="Empty: those that came with the installation"
        text={watch('settings.terms')}
        maxCharacters={installationLimits.termsCharacters}
        error={faults?.terms?.message}
        renderMarkdown={renderMarkdown}
        {...register('settings.terms')}
      />
    </div>
  )
}

/** An email and links in the footer. */
export function ContactAndCommunityFields() {
  const { register, control, formState } = useInstallationForm()
  const faults = formState.errors.settings
  const { fields, append, remove } = useFieldArray({ control, name: 'settings.communityLinks' })
  return (
    <div className="space-y-6">
      <Field
        label="Contact email"
        type="email"
        autoComplete="off"
        hint="In the footer; empty: none. Messages of the contact form come to Admin, Messages, in any case."
        error={faults?.contactEmail?.message}
        {...register('settings.contactEmail')}
      />
      <div>
        <p className="mb-2 text-ui">Community links</p>
        <ul className="space-y-3">
          {fields.map((field, at) => (
            <li
              key={field.id}
              className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto] items-start gap-3"
            >
              <Field
                label="Text"
                error={faults?.communityLinks?.[at]?.text?.message}
                {...register(`settings.communityLinks.${at}.text`)}
              />
              <Field
                label="Address"
                placeholder="https://"
                error={faults?.communityLinks?.[at]?.address?.message}
                {...register(`settings.communityLinks.${at}.address`)}
              />
              <IconButton
                label={`Remove link ${at + 1}`}
                className="mt-7"
                icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
                onClick={() => remove(at)}
              />
            </li>
          ))}
        </ul>
        <Button
          isSmall
          className="mt-3"
          icon={<Plus size={14} strokeWidth={1.75} aria-hidden />}
          disabled={fields.length >= installationLimits.links}
          onClick={() => append({ text: '', address: '' })}
        >
          Add a link
        </Button>
      </div>
    </div>
  )
}

/** The announcement and its end. */
export function BannerFields() {
  const { register, formState } = useInstallationForm()
  const faults = formState.errors.settings?.banner
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Field
        label="Announcement"
        dir="auto"
        hint="Above the pages for reading and for signing in; empty: none"
        error={faults?.text?.message}
        {...register('settings.banner.text')}
      />
      <Field
        label="Until"
        type="datetime-local"
        error={faults?.until?.message}
        {...register('settings.banner.until')}
      />
    </div>
  )
}
