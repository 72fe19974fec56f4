import { languageNames } from '@codedojo/contract'
import { LazyConfirmDialog } from '../../../ui/dialog/lazy-confirm-dialog.tsx'
import type { CodeOpening } from './use-code-opening.ts'

/** Asks before a submission's code replaces what was typed since in the editor. */
export function ReplaceCodeDialog({ opening }: { opening: CodeOpening }) {
  const { waiting, openWaiting, keepMine } = opening
  const name = waiting ? languageNames[waiting.language] : ''
  return (
    <LazyConfirmDialog
      isOpen={waiting !== null}
      onOpenChange={(isOpen) => !isOpen && keepMine()}
      title={`Replace your ${name} code?`}
      question={`Other ${name} code stands in the editor. The submission takes its place; Undo brings it back.`}
      confirmText="Replace code"
      cancelText="Keep my code"
      look="primary"
      onConfirm={openWaiting}
    />
  )
}
