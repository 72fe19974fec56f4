import type { LessonCodePart } from '@codedojo/contract'
import { RotateCcw } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
import type { BlockTexts } from './block-texts.ts'

interface ResetButtonProps {
  texts: BlockTexts
  /** The texts that are shown, and reset together. */
  parts: readonly LessonCodePart[]
}

/** Brings the author's texts back, which can be undone. */
export function ResetButton({ texts, parts }: ResetButtonProps) {
  const changed = parts.filter((part) => texts.autosaveOf(part).snapshot().text !== texts.originalOf(part))
  const reset = () => {
    const before = changed.map((part) => [part, texts.autosaveOf(part).snapshot().text] as const)
    for (const part of changed) texts.autosaveOf(part).type(texts.originalOf(part))
    const undo = () => {
      for (const [part, text] of before) texts.autosaveOf(part).type(text)
    }
    notify('The author’s program is back.', { action: { text: 'Undo', onClick: undo } })
  }
  return (
    <Button
      isSmall
      look="ghost"
      icon={<RotateCcw size={14} strokeWidth={1.75} aria-hidden />}
      isIdle={changed.length === 0}
      onClick={reset}
    >
      Reset
    </Button>
  )
}
