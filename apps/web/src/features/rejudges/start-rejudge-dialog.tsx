import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ProblemPicker } from './problem-picker.tsx'
import { StartRejudgeForm } from './start-rejudge-form.tsx'

interface StartRejudgeDialogProps {
  /** Id of the problem, if it is given; null if the dialog asks for it. */
  problemId: string | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onStarted: (rejudgeId: string) => void
}

/** Asks for the problem and the submissions of a dry rejudge. */
export function StartRejudgeDialog({ problemId, isOpen, onOpenChange, onStarted }: StartRejudgeDialogProps) {
  const [chosen, setChosen] = useState<{ id: string; title: string } | null>(null)
  const id = problemId ?? chosen?.id ?? null
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) setChosen(null)
        onOpenChange(open)
      }}
      title={chosen ? `Dry rejudge of "${chosen.title}"` : 'Dry rejudge'}
      description="Submissions are judged once more, behind everybody's work. Nothing changes until you apply it."
      width="form"
    >
      {id === null ? (
        <div className="overflow-y-auto p-5">
          <ProblemPicker onChoose={setChosen} />
          <div className="mt-5 flex justify-end">
            <Button look="ghost" onClick={() => onOpenChange(false)}>
              Close
            </Button>
          </div>
        </div>
      ) : (
        <StartRejudgeForm key={id} problemId={id} onClose={() => onOpenChange(false)} onStarted={onStarted} />
      )}
    </Dialog>
  )
}
