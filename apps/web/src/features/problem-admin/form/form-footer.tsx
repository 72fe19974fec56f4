import { type Language, languageNames, languages, type ProblemStatus } from '@codedojo/contract'
import { CircleAlert, FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { formatTime } from '../../../lib/format/format-date.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { useActionBar } from '../../../ui/use-action-bar.ts'
import { progressOf, type ReferenceRuns } from '../save/reference-runs.ts'
import { errorList } from './form-errors.ts'
import type { FormIssue } from './form-issues.ts'
import { useFormNavigation } from './form-navigation.ts'
import { fieldWords } from './form-path.ts'
import type { DraftSaveState } from './use-problem-draft.ts'
import type { ProblemEditor } from './use-problem-editor.ts'
import { useProblemForm } from './use-problem-form.ts'

interface FormFooterProps {
  editor: ProblemEditor
  isNew: boolean
  onCancel?: () => void
}

/** Sticky footer: open errors, draft state, and the buttons. */
export function FormFooter({ editor, isNew, onCancel }: FormFooterProps) {
  const { control } = useProblemForm()
  const status = useWatch({ control, name: 'status' })
  const { save } = editor
  const isBusy = save.isSaving || save.isChecking
  return (
    <footer
      ref={useActionBar()}
      className="sticky bottom-0 z-20 -mx-4 mt-8 -mb-10 flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-panel px-4 py-3 md:-mx-8 md:-mb-8 md:px-8"
    >
      <div className="min-w-0 flex-1 text-ui max-md:basis-full">
        {isBusy ? <Progress runs={save.judged.runs} /> : <Attention failure={editor.failure} />}
      </div>
      <DraftWord state={editor.draftState} />
      {onCancel && (
        <Cancel
          isBusy={save.isSaving}
          onConfirm={() => {
            editor.dropDraft()
            onCancel()
          }}
        />
      )}
      <Button
        className="num font-sans whitespace-nowrap max-md:flex-1"
        icon={<FlaskConical size={16} strokeWidth={1.75} aria-hidden />}
        disabled={isBusy}
        onClick={editor.check}
      >
        {save.isChecking ? savingWords(save.judged.runs, 'Checking') : 'Check'}
      </Button>
      <Button
        type="submit"
        look="primary"
        className="num font-sans whitespace-nowrap max-md:flex-1"
        disabled={isBusy}
      >
        {save.isSaving ? savingWords(save.judged.runs, 'Saving') : actWords(status, isNew)}
      </Button>
    </footer>
  )
}

function actWords(status: ProblemStatus, isNew: boolean): string {
  if (status === 'draft') return 'Save draft'
  return isNew ? 'Create problem' : 'Update problem'
}

function savingWords(runs: ReferenceRuns, atFirst: string): string {
  const { judged, total } = progressOf(runs)
  if (judged === 0) return atFirst
  return total === null ? 'Judging' : `Judging ${judged} of ${total}`
}

function Progress({ runs }: { runs: ReferenceRuns }) {
  const asked = languages.filter((language) => runs[language])
  return (
    <div className="flex flex-wrap gap-x-4 text-muted">
      <span className="sr-only" role="status">
        {asked.length > 0 ? 'The reference solutions are being judged.' : 'Saving.'}
      </span>
      {asked.map((language) => (
        <LanguageProgress key={language} language={language} runs={runs} />
      ))}
    </div>
  )
}

function LanguageProgress({ language, runs }: { language: Language; runs: ReferenceRuns }) {
  const run = runs[language]
  if (!run) return null
  const place = run.total === null ? 'waiting' : `${run.cases.length}/${run.total}`
  return (
    <span>
      {languageNames[language]} <span className="num text-ink">{run.lacksJudge ? 'no judge' : place}</span>
    </span>
  )
}

function Attention({ failure }: { failure: string | null }) {
  const { control } = useProblemForm()
  const { errors, isSubmitted } = useFormState({ control })
  const { goTo } = useFormNavigation()
  const faults = isSubmitted ? errorList(errors) : []
  const words = failure ?? attentionWords(faults)
  if (words === null) return null
  const [first] = faults
  return (
    <div role="alert" className="flex items-start gap-2 text-wa">
      <CircleAlert size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden />
      {first ? (
        <button
          type="button"
          className="line-clamp-2 text-left break-words hover:underline"
          onClick={() => goTo(first.path)}
        >
          {words}
        </button>
      ) : (
        <span className="line-clamp-2 break-words">{words}</span>
      )}
    </div>
  )
}

const mostNamed = 3

function attentionWords(faults: readonly FormIssue[]): string | null {
  if (faults.length === 0) return null
  const named = faults.slice(0, mostNamed).map(({ path }) => fieldWords(path))
  const rest = faults.length > mostNamed ? '\u00A0…' : ''
  const count = pluralize(faults.length, 'field needs attention', 'fields need attention')
  return `${count}: ${named.join(', ')}${rest}`
}

function DraftWord({ state }: { state: DraftSaveState }) {
  if (state.kind === 'none') return null
  const words =
    state.kind === 'kept'
      ? `Kept in this browser ${formatTime(new Date(state.at))}`
      : 'Too large to keep in this browser'
  return <span className="text-caption text-faint">{words}</span>
}

function Cancel({ isBusy, onConfirm }: { isBusy: boolean; onConfirm: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button look="ghost" disabled={isBusy} onClick={() => setIsAsking(true)}>
        Cancel
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Leave the form"
        question="All changes will be lost."
        cancelText="Go on editing"
        confirmText="Leave the form"
        onConfirm={onConfirm}
      />
    </>
  )
}
