import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { useActionBar } from '../use-action-bar.ts'
import { InvalidFieldCount } from './invalid-field-count.tsx'

interface EditorFooterProps {
  /** Number of invalid fields. */
  faults: number
  saveText: string
  /** Saving is not possible now. */
  isHeld: boolean
  /** Why saving is not possible; no text is shown if empty. */
  heldWords?: string
  /** Other buttons, before Save. */
  children: ReactNode
}

/** The sticky action bar of a long form. */
export function FormActionBar({ faults, saveText, isHeld, heldWords = '', children }: EditorFooterProps) {
  return (
    <footer
      ref={useActionBar()}
      className="sticky bottom-0 z-10 flex min-h-16 flex-wrap items-center justify-end gap-2 rounded-b-lg border-t border-line bg-panel px-5 py-2"
    >
      <InvalidFieldCount count={faults} />
      {heldWords !== '' && <p className="mr-auto text-ui text-muted max-md:basis-full">{heldWords}</p>}
      {children}
      <Button type="submit" look="primary" disabled={isHeld}>
        {saveText}
      </Button>
    </footer>
  )
}
