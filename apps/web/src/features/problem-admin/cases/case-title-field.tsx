import { limits } from '@codedojo/contract'
import { Field } from '../../../ui/form/field.tsx'
import type { CaseListName } from '../form/problem-values.ts'
import { useProblemForm } from '../form/use-problem-form.ts'

interface CaseTitleFieldProps {
  list: CaseListName
  at: number
}

const hints = {
  visibleTestCases: 'Optional, such as “all equal”. Learners see it where this case fails.',
  hiddenTestCases: 'Optional, such as “all equal”. Learners see it only where they see the failing case.',
} as const

/** What a test case is called for learners. */
export function CaseTitleField({ list, at }: CaseTitleFieldProps) {
  const { register, formState } = useProblemForm()
  return (
    <Field
      label="Title of the case"
      className="md:col-span-full"
      autoComplete="off"
      maxLength={limits.nameCharacters}
      hint={hints[list]}
      error={formState.errors[list]?.[at]?.title?.message}
      {...register(`${list}.${at}.title`)}
    />
  )
}
