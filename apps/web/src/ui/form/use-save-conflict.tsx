import { type ReactNode, useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'

interface Seen {
  /** When what the form was filled with was saved. */
  readonly updatedAt?: string | undefined
}

interface Overtaken<Body> {
  /** Takes a refused save when somebody else has saved meanwhile; false: it was refused for another reason. */
  readonly catches: (error: Error, body: Body) => boolean
  /** Stands in the form. */
  readonly question: ReactNode
}

/**
 * Two have the same thing open, and the other one has saved first: asks whether to save over that. Nothing that was typed is
 * lost either way.
 */
export function useSaveConflict<Body extends Seen>({
  thing,
  save,
}: {
  /** As people call it: "lesson". */
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
