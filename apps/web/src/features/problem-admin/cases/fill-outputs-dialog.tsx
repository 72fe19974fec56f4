import { type Language, languageNames, languageSchema, produceOutputs } from '@codedojo/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { messageOf } from '../../../lib/api/api-error.ts'
import { randomKey } from '../../../lib/api/random-key.ts'
import { useCancellable } from '../../../lib/api/use-cancellable.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogCancel } from '../../../ui/dialog/dialog.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { notify } from '../../../ui/toast.tsx'
import { solvedLanguages } from '../form/problem-body.ts'
import { useProblemForm } from '../form/use-problem-form.ts'
import { followSave } from '../save/use-problem-save.ts'
import {
  type FillScope,
  fillScopes,
  hasOutput,
  type OutputPlace,
  outputsToFill,
  withOutputs,
} from './outputs-to-fill.ts'

interface FillOutputsDialogProps {
  /** null for a new problem. */
  problemId: string | null
  onClose: () => void
}

/** Fills the outputs of test cases by running a solution; asks which solution and cases, and names what is overwritten. */
export function FillOutputsDialog({ problemId, onClose }: FillOutputsDialogProps) {
  const { getValues } = useProblemForm()
  const solved = solvedLanguages(getValues())
  const [language, setLanguage] = useState<Language | undefined>(solved[0])
  const [scope, setScope] = useState<FillScope>('missing')
  const places = outputsToFill(getValues(), scope)
  const fill = useFillOutputs(problemId, onClose)
  return (
    <Dialog isOpen onOpenChange={onClose} title="Fill outputs from a solution">
      <div className="flex flex-col gap-4 p-5">
        {fill.error && <ErrorBox>{messageOf(fill.error)}</ErrorBox>}
        {language === undefined ? (
          <p className="text-body text-muted">
            Write a reference solution first. It then prints the outputs.
          </p>
        ) : (
          <>
            <Select
              label="Solution"
              value={language}
              options={solved.map((each) => ({ value: each, text: languageNames[each] }))}
              onChoose={(value) => setLanguage(languageSchema.parse(value))}
            />
            <Select
              label="Cases"
              value={scope}
              options={Object.entries(fillScopes).map(([value, text]) => ({ value, text }))}
              onChoose={(value) => setScope(value === 'hidden' || value === 'all' ? value : 'missing')}
            />
            <p className="text-body text-muted" role="status">
              {fill.isPending ? fill.progress : consequenceOf(language, places)}
            </p>
          </>
        )}
        <div className="mt-2 flex justify-end gap-2">
          <DialogCancel />
          <Button
            look="primary"
            disabled={language === undefined || places.length === 0 || fill.isPending}
            onClick={() => language && fill.start({ language, places })}
          >
            {fill.isPending ? 'Running' : `Fill ${pluralize(places.length, 'output')}`}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function consequenceOf(language: Language, places: readonly OutputPlace[]): string {
  if (places.length === 0) return 'No case of this kind has an input.'
  const lost = places.filter(({ one }) => hasOutput(one)).length
  const cases = pluralize(places.length, 'case')
  const overwritten =
    lost === 0 ? 'No output is overwritten' : `${pluralize(lost, 'output is', 'outputs are')} overwritten`
  return `The ${languageNames[language]} solution runs on ${cases}. ${overwritten}.`
}

interface OutputsToFill {
  readonly language: Language
  readonly places: readonly OutputPlace[]
}

/** Runs the solution. Closing the dialog cancels the run before the form changes. */
function useFillOutputs(problemId: string | null, onDone: () => void) {
  const { getValues, setValue } = useProblemForm()
  const [progress, setProgress] = useState('')
  const sending = useCancellable()
  const fill = useMutation({
    mutationFn: async ({ language, places }: OutputsToFill) => {
      const requestKey = randomKey()
      setProgress('Waiting for a judge')
      const unfollow = followSave(requestKey, ({ cases, total }) =>
        setProgress(`Case ${cases.length} of ${total ?? places.length}`),
      )
      try {
        const inputs = places.map(({ one }) => ({
          input: one.input,
          ...(one.inputRef && { inputRef: one.inputRef }),
        }))
        const { code } = getValues()
        const body = { problemId, language, code: code[language].reference, inputs, requestKey }
        return await sending.run((signal) => callApi(produceOutputs, { body, signal }))
      } finally {
        unfollow()
      }
    },
    onSuccess: ({ outputs }, { language, places }) => {
      const before = getValues()
      const put = (cases: Pick<typeof before, 'visibleTestCases' | 'hiddenTestCases'>) => {
        setValue('visibleTestCases', cases.visibleTestCases, { shouldDirty: true })
        setValue('hiddenTestCases', cases.hiddenTestCases, { shouldDirty: true })
      }
      const old = {
        visibleTestCases: [...before.visibleTestCases],
        hiddenTestCases: [...before.hiddenTestCases],
      }
      put(withOutputs(old, places, outputs))
      const count = pluralize(outputs.length, 'output')
      notify(`The ${languageNames[language]} solution filled ${count}.`, {
        action: { text: 'Undo', onClick: () => put(old) },
      })
      onDone()
    },
  })
  return { start: fill.mutate, isPending: fill.isPending, error: fill.error, progress }
}
