import { History } from 'lucide-react'
import { use, useEffect } from 'react'
import type { FormDraft } from '../../lib/autosave/use-form-draft.ts'
import { Button } from '../button.tsx'
import { RestoredFormDraft } from './restored-form-draft.ts'

const words = {
  restored: 'What you had typed here is back.',
  changed: 'This was changed since you typed here. What you had typed is kept.',
  unkept: 'This browser has no room to keep what you type. Save it before you leave the page.',
} as const

/** Above a form: says what became of its stored draft. */
export function FormDraftNotice({ draft: { state, take, discard } }: { draft: FormDraft }) {
  const dialog = use(RestoredFormDraft)
  useEffect(() => {
    if (dialog) dialog.current = state === 'restored'
  }, [dialog, state])
  if (state === 'none') return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-raised px-3 py-2 text-ui"
    >
      <History size={16} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
      <p className="min-w-48 flex-1">{words[state]}</p>
      {state === 'changed' && (
        <Button isSmall onClick={take}>
          Use what I typed
        </Button>
      )}
      {state !== 'unkept' && (
        <Button isSmall look="ghost" onClick={discard}>
          Discard
        </Button>
      )}
    </div>
  )
}
