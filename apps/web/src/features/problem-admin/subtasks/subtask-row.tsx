import { limits } from '@codedojo/contract'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useProblemForm } from '../form/use-problem-form.ts'
import { rangesText, readRanges } from './case-ranges.ts'

interface SubtaskRowProps {
  at: number
  onRemove: () => void
}

const ruleOptions = [
  { value: 'all', text: 'All its cases must pass' },
  { value: 'sum', text: 'Each case gives its part' },
] as const

/** Name, points, rule and cases of one subtask. */
export function SubtaskRow({ at, onRemove }: SubtaskRowProps) {
  const { control, register, setValue, formState } = useProblemForm()
  const rule = useWatch({ control, name: `subtasks.${at}.rule` })
  const errors = formState.errors.subtasks?.[at]
  return (
    <li aria-label={`Subtask ${at + 1}`} className="flex items-start gap-2 p-4">
      <div className="grid min-w-0 flex-1 gap-4 sm:grid-cols-[minmax(0,1fr)_8rem] lg:grid-cols-[minmax(0,2fr)_7rem_minmax(0,1fr)]">
        <Field
          label={`Name of subtask ${at + 1}`}
          placeholder="n is at most 1000"
          autoComplete="off"
          maxLength={limits.nameCharacters}
          error={errors?.title?.message}
          {...register(`subtasks.${at}.title`)}
        />
        <Field
          label="Points"
          inputMode="numeric"
          error={errors?.points?.message}
          {...register(`subtasks.${at}.points`)}
        />
        <CasesField at={at} />
        <Select
          label="Rule"
          className="sm:col-span-2 lg:col-span-full"
          name={`subtasks.${at}.rule`}
          value={rule}
          options={ruleOptions}
          onChoose={(value) =>
            setValue(`subtasks.${at}.rule`, value === 'sum' ? 'sum' : 'all', { shouldDirty: true })
          }
        />
      </div>
      <div className="pt-7">
        <IconButton
          label={`Remove subtask ${at + 1}`}
          icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}

/** Which hidden cases belong to the subtask, as numbers; a case that is named here leaves its former subtask. */
function CasesField({ at }: { at: number }) {
  const { control, getValues, setValue } = useProblemForm()
  const cases = useWatch({ control, name: 'hiddenTestCases' })
  const [typed, setTyped] = useState<string | null>(null)
  const own = String(at)
  const numbers = cases.flatMap(({ subtask }, place) => (subtask === own ? [place + 1] : []))
  const read = typed === null ? null : readRanges(typed, cases.length)

  const apply = () => {
    if (read?.kind !== 'numbers') return
    setValue(
      'hiddenTestCases',
      getValues('hiddenTestCases').map((one, place) => {
        if (read.numbers.has(place + 1)) return { ...one, subtask: own }
        return one.subtask === own ? { ...one, subtask: '' } : one
      }),
      { shouldDirty: true },
    )
    setTyped(null)
  }
  return (
    <Field
      label="Hidden cases"
      placeholder="1-5, 8"
      autoComplete="off"
      className="sm:col-span-2 lg:col-span-1"
      value={typed ?? rangesText(numbers)}
      error={read?.kind === 'fault' ? read.message : undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={apply}
    />
  )
}
