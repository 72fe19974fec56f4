import { Check, CloudOff, LoaderCircle } from 'lucide-react'
import type { DraftSnapshot } from './draft-keeper.ts'

const words = {
  saved: { text: 'Saved', Icon: Check, tone: 'text-muted' },
  saving: { text: 'Saving', Icon: LoaderCircle, tone: 'text-muted' },
  offline: { text: 'Offline (kept on this device)', Icon: CloudOff, tone: 'text-limit' },
} as const satisfies Record<DraftSnapshot['saved'], unknown>

/** One word on where the code is kept; the reason of a failed save is its tooltip. */
export function SavedWord({ saved, failure }: Pick<DraftSnapshot, 'saved' | 'failure'>) {
  const { text, Icon, tone } = words[saved]
  return (
    <span className={`inline-flex items-center gap-1.5 text-caption ${tone}`} title={failure ?? undefined}>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {text}
    </span>
  )
}
