import { type ReactNode, useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'

interface SeenVersion {
  /** When the values with which the form opened were saved. */
  readonly updatedAt?: string | undefined
}

interface Overtaken<Body> {
  /** Handles a refused save if its reason is a conflict; returns false for another reason. */
  readonly catches: (error: Error, body: Body) => boolean
  /** The dialog, to render in the form. */
  readonly question: ReactNode
}

/**
 * Handles an edit conflict: somebody else has saved the same object meanwhile. Asks whether to overwrite it; the typed values
 * stay either way.
 */
export function useSaveConflict<Body extends SeenVersion>({
  thing,
  save,
}: {
  /** The noun in the question: "lesson". */
  thing: string
  save: (body: Body) => void
}): Overtaken<Body> {
  const [refused, setRefused] = useState<Body | null>(null)
  return {
    catches: (error, body) => {
      if (!(error instanceof ApiError) || error.code !== `${thing}_changed`) return false
      setRefused(body)
      return true
    },
    question: (
      <ConfirmDialog
        isOpen={refused !== null}
        onOpenChange={() => setRefused(null)}
        title={`The ${thing} was changed meanwhile`}
        question={`Somebody else has saved this ${thing} since you opened it. Open it in another tab to see what they changed. Saving over it takes their change back; what you typed stays here until you decide.`}
        cancelText="Go on editing"
        confirmText="Save over it"
        onConfirm={() => refused && save({ ...refused, updatedAt: undefined })}
      />
    ),
  }
}
