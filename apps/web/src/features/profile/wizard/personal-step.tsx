import { defaultBio } from '@codedojo/contract'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { useProfileForm } from './use-profile-form.ts'

/** Name, links and location. The email is the account's, and read-only. */
export function PersonalStep({ email }: { email: string }) {
  const { register, formState } = useProfileForm()
  const errorOf = (name: keyof typeof formState.errors) => formState.errors[name]?.message
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field
        label="First name"
        autoComplete="given-name"
        error={errorOf('firstName')}
        {...register('firstName')}
      />
      <Field
        label="Last name"
        autoComplete="family-name"
        error={errorOf('lastName')}
        {...register('lastName')}
      />
      <Field
        label="Email"
        value={email}
        readOnly
        hint="The address you sign in with."
        className="md:col-span-2"
      />
      <TextArea
        label="Bio"
        rows={3}
        placeholder={defaultBio}
        error={errorOf('bio')}
        className="md:col-span-2"
        {...register('bio')}
      />
      <Field
        label="GitHub URL"
        type="url"
        placeholder="https://github.com/…"
        error={errorOf('github')}
        {...register('github')}
      />
      <Field
        label="LinkedIn URL"
        type="url"
        placeholder="https://linkedin.com/in/…"
        error={errorOf('linkedin')}
        {...register('linkedin')}
      />
      <Field label="Age" inputMode="numeric" error={errorOf('age')} {...register('age')} />
      <Field label="Phone" type="tel" autoComplete="tel" error={errorOf('phone')} {...register('phone')} />
      <Field
        label="Location"
        placeholder="City, Country"
        error={errorOf('location')}
        className="md:col-span-2"
        {...register('location')}
      />
    </div>
  )
}
