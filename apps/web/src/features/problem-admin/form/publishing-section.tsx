import { type ProblemStatus, problemStatuses } from '@codedojo/contract'
import { useController, useWatch } from 'react-hook-form'
import { joinClasses } from '../../../lib/join-classes.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Section } from './section.tsx'
import { useProblemForm } from './use-problem-form.ts'

const choices = {
  published: { word: 'Publish now', consequence: 'Learners see it once every reference solution passes.' },
  scheduled: { word: 'Schedule', consequence: 'Judged now, shown to learners at the time you choose.' },
  draft: {
    word: 'Save as draft',
    consequence: 'Only admins see it; nothing is judged, and it may be unfinished.',
  },
} as const satisfies Record<ProblemStatus, { word: string; consequence: string }>

export function PublishingSection() {
  const { control, register, formState } = useProblemForm()
  const status = useWatch({ control, name: 'status' })
  return (
    <Section id="publishing">
      <div className="flex flex-col gap-5">
        <StatusChoice />
        {status === 'scheduled' && (
          <Field
            label="Publish at"
            type="datetime-local"
            className="max-w-72"
            hint={`In your time zone, ${Intl.DateTimeFormat().resolvedOptions().timeZone}`}
            error={formState.errors.publishAt?.message}
            {...register('publishAt')}
          />
        )}
        <Field
          label="Note on this version"
          placeholder="What changed, for the list of versions"
          autoComplete="off"
          error={formState.errors.note?.message}
          {...register('note')}
        />
      </div>
    </Section>
  )
}

function StatusChoice() {
  const { control } = useProblemForm()
  const { field } = useController({ control, name: 'status' })
  return (
    <fieldset className="overflow-hidden rounded-lg border border-line">
      <legend className="sr-only">When learners see it</legend>
      {[...problemStatuses].reverse().map((status) => (
        <label
          key={status}
          className={joinClasses(
            'flex min-h-14 cursor-pointer items-center gap-3 border-b border-line px-4 py-2 last:border-b-0',
            field.value === status ? 'bg-primary-soft' : 'bg-panel hover:bg-raised',
          )}
        >
          <input
            type="radio"
            name="status"
            value={status}
            className="radio radio-primary radio-sm"
            checked={field.value === status}
            onChange={() => field.onChange(status)}
          />
          <span>
            <span className="block text-body">{choices[status].word}</span>
            <span className="block text-ui text-muted">{choices[status].consequence}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
