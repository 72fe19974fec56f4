import type { Language } from '@codedojo/contract'
import type { ReactNode } from 'react'

/** What a block needs from the code editor, which the page provides. */
export interface ProgramEditor {
  readonly language: Language
  readonly code: string
  /** Accessible name, the same in all languages of the block. */
  readonly label: string
  readonly onChange: (code: string) => void
  /** The keyboard leaves the editor. */
  readonly onLeave: () => void
}

export type RenderEditor = (editor: ProgramEditor) => ReactNode
