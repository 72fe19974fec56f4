import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { FieldNote } from '../../../ui/form/field.tsx'
import { MultilineField } from '../form/multiline-field.tsx'
import { emptyCase } from '../form/problem-values.ts'
import { Section } from '../form/section.tsx'
import { useProblemForm } from '../form/use-problem-form.ts'
import type { JudgedForm } from '../save/use-problem-save.ts'
import { CasePill } from './case-pill.tsx'
import { CaseTextField } from './case-text-field.tsx'
import { CaseTitleField } from './case-title-field.tsx'

/** The test cases shown in the problem statement, each with its explanation. */
export function VisibleCasesSection({ judged }: { judged: JudgedForm }) {
  const { control, register, formState } = useProblemForm()
  const { fields, append, remove } = useFieldArray({ control, name: 'visibleTestCases' })
  const { errors } = formState
  return (
    <Section
      id="visible"
      count={fields.length}
      remark="shown in the statement"
      trailing={
        <Button
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          isSmall
          onClick={() => append(emptyCase)}
        >
          Add case
        </Button>
      }
    >
      <div className="flex flex-col gap-3" data-field="visibleTestCases">
        <FieldNote
          id="visible-note"
          error={errors.visibleTestCases?.root?.message ?? errors.visibleTestCases?.message}
        />
        {fields.map((field, at) => (
          <article key={field.id} className="panel" aria-label={`Visible case ${at + 1}`}>
            <header className="flex min-h-10 items-center gap-3 border-b border-line px-4">
              <h3 className="num font-sans text-ui font-normal">Case {at + 1}</h3>
              <CasePill list="visibleTestCases" at={at} judged={judged} />
              {fields.length > 1 && (
                <Button
                  isSmall
                  look="ghost"
                  className="ml-auto"
                  icon={<Trash2 size={14} strokeWidth={1.75} aria-hidden />}
                  onClick={() => remove(at)}
                >
                  Remove
                </Button>
              )}
            </header>
            <div className="grid gap-4 p-4 md:grid-cols-[1fr_1fr_1.4fr]">
              <CaseTitleField list="visibleTestCases" at={at} />
              <CaseTextField list="visibleTestCases" at={at} half="input" />
              <CaseTextField list="visibleTestCases" at={at} half="output" />
              <MultilineField
                label="Explanation"
                rows={4}
                error={errors.visibleTestCases?.[at]?.explanation?.message}
                {...register(`visibleTestCases.${at}.explanation`)}
              />
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}
