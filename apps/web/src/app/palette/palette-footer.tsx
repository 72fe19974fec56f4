import type { ReactNode } from 'react'
import { modifierKey } from '../../lib/keys/modifier-key.ts'
import { Keys } from '../../ui/keys.tsx'

/** The keys of the palette, and how much it has found. Phones have no keys. */
export function PaletteFooter({ found }: { found: string }) {
  return (
    <div className="flex h-10 shrink-0 items-center gap-5 border-t border-line px-4 text-ui text-muted max-md:hidden">
      <KeyWords keys={['↑', '↓']}>Move</KeyWords>
      <KeyWords keys={['↵']}>Open</KeyWords>
      <KeyWords keys={[modifierKey, '↵']}>New tab</KeyWords>
      <span className="ml-auto" aria-hidden>
        {found}
      </span>
    </div>
  )
}

function KeyWords({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <Keys keys={keys} /> {children}
    </span>
  )
}
