import { Plus, WandSparkles } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { FieldNote } from '../../../ui/form/field.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { useTargetedChoice } from '../form/form-navigation.ts'
import { type CaseValues, emptyCase } from '../form/problem-values.ts'
import { Section } from '../form/section.tsx'
import { useProblemForm } from '../form/use-problem-form.ts'
import type { JudgedForm } from '../save/use-problem-save.ts'
import { FillOutputsDialog } from './fill-outputs-dialog.tsx'
import { HiddenCaseRow } from './hidden-case-row.tsx'
import { UploadPanel } from './upload-panel.tsx'

const casesPerPage = 20

interface HiddenCasesSectionProps {
  /** null for a new problem. */
  problemId: string | null
  judged: JudgedForm
}

/** The hidden test cases, added by hand or by upload. There may be thousands, so twenty are shown per page. */
export function HiddenCasesSection({ problemId, judged }: HiddenCasesSectionProps) {
  const { control, formState, getValues } = useProblemForm()
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'hiddenTestCases' })
  const [open, setOpen] = useTargetedChoice<number | null>(fields.length === 1 ? 0 : null, caseIn)
  const [chosenPage, choosePage] = useTargetedChoice(1, pageOfPath)
  const lastPage = Math.max(1, Math.ceil(fields.length / casesPerPage))
  const page = Math.min(chosenPage, lastPage)
  const first = (page - 1) * casesPerPage
  const filled = () => getValues('hiddenTestCases').filter((one) => !isEmpty(one))

  const addByHand = () => {
    append({ ...emptyCase, subtask: getValues('hiddenTestCases').at(-1)?.subtask ?? '' })
    setOpen(fields.length)
    choosePage(Math.floor(fields.length / casesPerPage) + 1)
  }
  const take = (cases: readonly CaseValues[]) => {
    replace([...cases])
    setOpen(null)
    choosePage(1)
  }
  const removeAt = (at: number) => {
    remove(at)
    setOpen(open === null || open === at ? null : open - (open > at ? 1 : 0))
  }
  const { errors } = formState
  return (
    <Section
      id="hidden"
      count={fields.length}
      remark="never sent to a solver"
      trailing={<Acts problemId={problemId} onAdd={addByHand} />}
    >
      <div className="flex flex-col gap-3" data-field="hiddenTestCases">
        <FieldNote
          id="hidden-note"
          error={errors.hiddenTestCases?.root?.message ?? errors.hiddenTestCases?.message}
        />
        <UploadPanel
          present={filled().length}
          onAdd={(cases) => take([...filled(), ...cases])}
          onReplace={take}
        />
        <CaseRows>
          {fields.slice(first, first + casesPerPage).map((field, step) => (
            <HiddenCaseRow
              key={field.id}
              at={first + step}
              isOpen={open === first + step}
              judged={judged}
              onToggle={() => setOpen(open === first + step ? null : first + step)}
              onRemove={fields.length > 1 ? () => removeAt(first + step) : null}
            />
          ))}
        </CaseRows>
        {lastPage > 1 && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-ui text-muted" role="status">
              Cases {first + 1} to {Math.min(first + casesPerPage, fields.length)} of {fields.length}
            </p>
            <Pagination label="Pages of hidden cases" page={page} lastPage={lastPage} onChoose={choosePage} />
          </div>
        )}
      </div>
    </Section>
  )
}

function Acts({ problemId, onAdd }: { problemId: string | null; onAdd: () => void }) {
  const [isFilling, setIsFilling] = useState(false)
  return (
    <>
      <Button
        isSmall
        icon={<WandSparkles size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setIsFilling(true)}
      >
        Fill outputs
      </Button>
      <Button isSmall icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={onAdd}>
        Add case
      </Button>
      {isFilling && <FillOutputsDialog problemId={problemId} onClose={() => setIsFilling(false)} />}
    </>
  )
}

function CaseRows({ children }: { children: ReactNode }) {
  return <ul className="panel overflow-hidden [&>li:last-child]:border-b-0">{children}</ul>
}

function caseIn(path: string): number | null {
  const at = /^hiddenTestCases\.(\d+)\./.exec(path)?.[1]
  return at === undefined ? null : Number(at)
}

function pageOfPath(path: string): number | null {
  const at = caseIn(path)
  return at === null ? null : Math.floor(at / casesPerPage) + 1
}

function isEmpty({ input, output, inputRef, outputRef }: CaseValues): boolean {
  return input === '' && output === '' && inputRef === '' && outputRef === ''
}
