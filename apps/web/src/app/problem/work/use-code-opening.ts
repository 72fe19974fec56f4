import type { CodeMode, Language } from '@codedojo/contract'
import { useState } from 'react'
import type { OpenDraft } from '../../../features/editor/use-draft.ts'
import { notify } from '../../../ui/toast.tsx'

export interface SubmittedCode {
  readonly language: Language
  readonly code: string
  /** Absent for a whole program. */
  readonly mode?: CodeMode | undefined
}

export interface CodeOpening {
  /** The submission that waits for the confirmation to replace other code; null if none. */
  readonly waiting: SubmittedCode | null
  readonly openWaiting: () => void
  readonly keepMine: () => void
  /** Puts code into the draft of its language, with an undo toast; asks first when the draft has other code. */
  readonly openSubmission: (submission: SubmittedCode) => void
  readonly openSolution: (solution: SubmittedCode) => void
}

export function useCodeOpening(draft: OpenDraft): CodeOpening {
  const [waiting, setWaiting] = useState<SubmittedCode | null>(null)
  const open = ({ language, code, mode = 'stdin' }: SubmittedCode, words: string) => {
    setWaiting(null)
    draft.chooseLanguage(language)
    draft.chooseMode(mode)
    const autosave = draft.autosaveOf(language, mode)
    const before = autosave.snapshot().text
    autosave.type(code)
    notify(words, { action: { text: 'Undo', onClick: () => autosave.type(before) } })
  }
  const openSubmission = (submission: SubmittedCode) => open(submission, 'Submission opened in the editor.')
  const holdsOtherCode = ({ language, code, mode = 'stdin' }: SubmittedCode) => {
    const typed = draft.autosaveOf(language, mode).snapshot().text
    return typed.trim() !== '' && typed !== draft.starterOf(language, mode) && typed !== code
  }
  return {
    waiting,
    openWaiting: () => waiting && openSubmission(waiting),
    keepMine: () => setWaiting(null),
    openSubmission: (submission) =>
      holdsOtherCode(submission) ? setWaiting(submission) : openSubmission(submission),
    openSolution: (solution) => open(solution, 'Solution opened in the editor.'),
  }
}
