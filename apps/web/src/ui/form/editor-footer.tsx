import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { useActionBar } from '../use-action-bar.ts'
import { FaultCount } from './fault-count.tsx'

interface EditorFooterProps {
  /** Fields that are refused. */
  faults: number
  saveText: string
  /** It cannot be saved now. */
  isHeld: boolean
  /** Why not; empty: nothing needs to be said. */
  heldWords?: string
  /** Other acts, before saving. */
  children: ReactNode
}

/** The acts of a long form, which stay in view. */
export function EditorFooter({ faults, saveText, isHeld, heldWords = '', children }: EditorFooterProps) {
  return (
    <footer
      ref={useActionBar()}
      className="sticky bottom-0 z-10 flex min-h-16 flex-wrap items-center justify-end gap-2 rounded-b-lg border-t border-line bg-panel px-5 py-2"
    >
      <FaultCount count={faults} />
      {heldWords !== '' && <p className="mr-auto text-ui text-muted max-md:basis-full">{heldWords}</p>}
      {children}
      <Button type="submit" look="primary" disabled={isHeld}>
        {saveText}
      </Button>
    </footer>
  )
}
