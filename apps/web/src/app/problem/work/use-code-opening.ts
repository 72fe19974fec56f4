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
  // A problem that has lost its signature knows whole programs only.
  const modeOf = ({ mode = 'stdin' }: SubmittedCode) => (draft.modes.includes(mode) ? mode : 'stdin')
  const open = (submitted: SubmittedCode, words: string) => {
    const { language, code } = submitted
    const mode = modeOf(submitted)
    setWaiting(null)
    draft.show({ language, mode })
    const autosave = draft.autosaveOf(language, mode)
    const before = autosave.snapshot().text
    autosave.type(code)
    notify(words, { action: { text: 'Undo', onClick: () => autosave.type(before) } })
  }
  const openSubmission = (submission: SubmittedCode) => open(submission, 'Submission opened in the editor.')
  const holdsOtherCode = (submitted: SubmittedCode) => {
    const { language, code } = submitted
    const mode = modeOf(submitted)
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
