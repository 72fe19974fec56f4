import { hasPenalty, languageNames, languages } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { browserZoneName } from '../../../lib/format/local-time.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Field, FieldNote } from '../../../ui/form/field.tsx'
import { RadioList } from '../../../ui/form/radio-list.tsx'
import type { LockedFieldReasons } from './locked-field-reasons.ts'
import { useContestForm } from './use-contest-form.ts'

interface LockedProps {
  locked: LockedFieldReasons
}

/** Start, duration, and the length of the scoreboard freeze. */
export function TimeFields({ locked }: LockedProps) {
  const { register, formState } = useContestForm()
  const { errors } = formState
  return (
    <div className="grid gap-x-4 gap-y-6 md:grid-cols-[minmax(0,2fr)_1fr_1fr]">
      <Field
        label="Start"
        type="datetime-local"
        readOnly={locked.rules !== null}
        hint={locked.rules ?? `Time zone ${browserZoneName()}`}
        error={errors.startsAt?.message}
        {...register('startsAt')}
      />
      <Field
        label="Length in minutes"
        inputMode="numeric"
        readOnly={locked.length !== null}
        hint={locked.length ?? undefined}
        error={errors.minutes?.message}
        {...register('minutes')}
      />
      <Field
        label="Freeze in minutes"
        inputMode="numeric"
        readOnly={locked.freeze !== null}
        hint={locked.freeze ?? 'Before the end; 0 for none'}
        error={errors.freezeMinutes?.message}
        {...register('freezeMinutes')}
      />
    </div>
  )
}

const visibilities = [
  { value: 'draft', text: 'Draft', detail: 'Only admins see it.' },
  { value: 'public', text: 'Public', detail: 'Everybody sees it and can register.' },
  { value: 'code', text: 'With a code', detail: 'Everybody sees it; whoever has the code can register.' },
]

export function VisibilityFields() {
  const { register, formState, watch, setValue } = useContestForm()
  const { errors } = formState
  const visibility = watch('visibility')
  return (
    <Choice label="Who sees it" error={errors.visibility?.message}>
      <RadioList
        label="Who sees it"
        choices={visibilities}
        value={visibility}
        onChoose={(value) => setValue('visibility', value, { shouldDirty: true })}
      />
      {visibility === 'code' && (
        <Field
          className="mt-4"
          label="Code"
          autoComplete="off"
          error={errors.code?.message}
          {...register('code')}
        />
      )}
    </Choice>
  )
}

const rules = [
  { value: 'icpc', text: 'ICPC', detail: 'By problems solved, then by penalty.' },
  { value: 'points', text: 'Points', detail: 'By the points of the problems solved, then by penalty.' },
  {
    value: 'ioi',
    text: 'IOI',
    detail: 'By points; each subtask counts with the best submission, and nothing costs time.',
  },
  {
    value: 'decreasing',
    text: 'Decreasing points',
    detail:
      'By points; a problem loses half of them evenly until the end, and a tenth for each wrong try, but keeps three tenths.',
  },
]

export function RuleFields({ locked }: LockedProps) {
  const { register, formState, watch, setValue } = useContestForm()
  const { errors } = formState
  const choose = (value: string) => locked.rules === null && setValue('rule', value, { shouldDirty: true })
  return (
    <Choice label="Rules" error={errors.rule?.message}>
      <RadioList label="Rules" choices={rules} value={watch('rule')} onChoose={choose} />
      {hasPenalty(watch('rule')) && (
        <Field
          className="mt-4 md:w-64"
          label="Penalty of a wrong try in minutes"
          inputMode="numeric"
          readOnly={locked.rules !== null}
          hint={locked.rules ?? undefined}
          error={errors.penaltyMinutes?.message}
          {...register('penaltyMinutes')}
        />
      )}
      <div className="mt-3">
        <Checkbox label="Rated: it changes the rating of who takes part" {...register('isRated')} />
      </div>
    </Choice>
  )
}

export function LanguageFields() {
  const { register, formState } = useContestForm()
  return (
    <Choice label="Languages" error={formState.errors.languages?.message}>
      <div className="flex flex-wrap gap-x-6">
        {languages.map((each) => (
          <Checkbox key={each} label={languageNames[each]} value={each} {...register('languages')} />
        ))}
      </div>
    </Choice>
  )
}

interface ChoiceProps {
  label: string
  error: string | undefined
  children: ReactNode
}

function Choice({ label, error, children }: ChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-ui">{label}</legend>
      {children}
      <FieldNote id={`${label}-note`} error={error} />
    </fieldset>
  )
}
