import { useWatch } from 'react-hook-form'
import { FieldNote } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { useProblemForm } from '../form/use-problem-form.ts'
import { subtaskName } from './subtask-name.ts'

/** The subtask of a hidden case; nothing in a pass-fail problem. */
export function CaseSubtask({ at }: { at: number }) {
  const { control, setValue, formState } = useProblemForm()
  const subtasks = useWatch({ control, name: 'subtasks' })
  const chosen = useWatch({ control, name: `hiddenTestCases.${at}.subtask` })
  if (subtasks.length === 0) return null
  const options = subtasks.map((subtask, place) => ({
    value: String(place),
    text: subtaskName(subtask, place),
  }))
  return (
    <div className="md:col-span-full">
      <Select
        label="Subtask"
        name={`hiddenTestCases.${at}.subtask`}
        value={chosen}
        options={[{ value: '', text: 'Choose a subtask' }, ...options]}
        onChoose={(value) =>
          setValue(`hiddenTestCases.${at}.subtask`, value, { shouldDirty: true, shouldValidate: true })
        }
      />
      <FieldNote id={`subtask-note-${at}`} error={formState.errors.hiddenTestCases?.[at]?.subtask?.message} />
    </div>
  )
}
