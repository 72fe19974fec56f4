import { type ProfileFields, roleTypeWords, splitParts } from '@codedojo/contract'
import { useController } from 'react-hook-form'
import { ChipsField } from '../../../ui/form/chips-field.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useProfileForm } from './use-profile-form.ts'

interface DetailsStepProps {
  roleType: ProfileFields['roleType']
  onChangeRole: () => void
}

/** Studies or job; all fields are optional. */
export function DetailsStep({ roleType, onChangeRole }: DetailsStepProps) {
  const { register, formState } = useProfileForm()
  const { errors } = formState
  return (
    <div className="flex flex-col gap-4">
      {roleType && (
        <p className="flex flex-wrap items-baseline justify-between gap-2 text-ui text-muted">
          <span>
            You chose <span className="text-ink">{roleTypeWords[roleType]}</span>. Everything here may stay
            empty.
          </span>
          <button type="button" className="text-primary underline underline-offset-4" onClick={onChangeRole}>
            Change
          </button>
        </p>
      )}
      {roleType === 'working' ? <WorkingFields /> : <StudentFields />}
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label="LeetCode URL"
          type="url"
          placeholder="https://leetcode.com/u/…"
          error={errors.leetcode?.message}
          {...register('leetcode')}
        />
        <Field
          label="Twitter URL"
          type="url"
          placeholder="https://x.com/…"
          error={errors.twitter?.message}
          {...register('twitter')}
        />
      </div>
    </div>
  )
}

function StudentFields() {
  const { register, formState } = useProfileForm()
  const { errors } = formState
  return (
    <>
      <Field label="College" error={errors.college?.message} {...register('college')} />
      <Field label="Branch" error={errors.branch?.message} {...register('branch')} />
      <SkillsField name="skillsLearning" label="Skills you are learning" />
    </>
  )
}

function WorkingFields() {
  const { register, formState } = useProfileForm()
  const { errors } = formState
  return (
    <>
      <Field
        label="Company"
        autoComplete="organization"
        error={errors.company?.message}
        {...register('company')}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label="Job role"
          autoComplete="organization-title"
          error={errors.jobRole?.message}
          {...register('jobRole')}
        />
        <Field
          label="Experience (years)"
          inputMode="numeric"
          error={errors.experience?.message}
          {...register('experience')}
        />
      </div>
      <SkillsField name="professionalSkills" label="Professional skills" />
    </>
  )
}

interface SkillsFieldProps {
  name: 'skillsLearning' | 'professionalSkills'
  label: string
}

function SkillsField({ name, label }: SkillsFieldProps) {
  const { control } = useProfileForm()
  const { field, fieldState } = useController({ control, name })
  return (
    <ChipsField
      label={label}
      name={name}
      values={splitParts(field.value)}
      onChange={(skills) => field.onChange(skills.join(', '))}
      removeLabel={(skill) => `Remove the skill ${skill}`}
      placeholder="Add a skill"
      error={fieldState.error?.message}
    />
  )
}
