import { mostSubtasks, pointsText } from '@codedojo/contract'
import { Plus } from 'lucide-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { FieldNote } from '../../../ui/form/field.tsx'
import { numberOf } from '../form/problem-body.ts'
import { Section } from '../form/section.tsx'
import { useProblemForm } from '../form/use-problem-form.ts'
import { SubtaskRow } from './subtask-row.tsx'

/** Divides the hidden cases into subtasks that give points; a problem without any is passed or failed as a whole. */
export function SubtasksSection() {
  const { control, formState, getValues, setValue } = useProblemForm()
  const { fields, append, remove } = useFieldArray({ control, name: 'subtasks' })
  const keepsGroups = useWatch({ control, name: 'keepsGroups' })
  const { errors } = formState

  const add = () => {
    // All cases begin in the first subtask, from which others take theirs.
    if (fields.length === 0) moveCases(() => '0')
    append({ title: '', points: '', rule: 'all' })
  }
  const removeAt = (at: number) => {
    remove(at)
    moveCases((subtask) => {
      if (subtask === '' || Number(subtask) < at) return subtask
      return Number(subtask) === at ? '' : String(Number(subtask) - 1)
    })
  }
  const moveCases = (to: (subtask: string) => string) =>
    setValue(
      'hiddenTestCases',
      getValues('hiddenTestCases').map((one) => ({ ...one, subtask: to(one.subtask) })),
      { shouldDirty: true },
    )

  if (keepsGroups)
    return (
      <Section id="subtasks">
        <p className="text-ui text-muted">
          The points of this problem come from the test groups of its package, which this form cannot change.
          A save keeps them; to change them, export the package, edit it, and import it again.
        </p>
      </Section>
    )
  return (
    <Section
      id="subtasks"
      count={fields.length}
      trailing={
        <Button
          isSmall
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          disabled={fields.length >= mostSubtasks}
          onClick={add}
        >
          Add subtask
        </Button>
      }
    >
      <div className="flex flex-col gap-3" data-field="subtasks">
        {fields.length === 0 ? (
          <p className="text-ui text-muted">
            No subtasks: a submission is Accepted if it passes every case. With subtasks it gets the points of
            those that it passes, such as 40 for small inputs; all points are Accepted.
          </p>
        ) : (
          <Total />
        )}
        <FieldNote id="subtasks-note" error={errors.subtasks?.root?.message ?? errors.subtasks?.message} />
        {fields.length > 0 && (
          <ol className="panel divide-y divide-line">
            {fields.map((field, at) => (
              <SubtaskRow key={field.id} at={at} onRemove={() => removeAt(at)} />
            ))}
          </ol>
        )}
      </div>
    </Section>
  )
}

function Total() {
  const { control } = useProblemForm()
  const subtasks = useWatch({ control, name: 'subtasks' })
  const sum = subtasks.reduce((all, { points }) => all + numberOf(points), 0)
  return (
    <p className="text-ui text-muted">
      {Number.isNaN(sum) ? 'Give each subtask its points.' : `${pointsText(sum)} points in all.`} Cases are
      judged subtask by subtask.
    </p>
  )
}
