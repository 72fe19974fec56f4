import type { LessonCodePart } from '@codedojo/contract'
import { useSyncExternalStore } from 'react'
import type { TextSnapshot } from '../../../lib/autosave/text-autosave.ts'
import type { BlockTexts } from './block-texts.ts'

/** A text of a block as it is now, and how far it is saved. */
export function useBlockText(texts: BlockTexts, part: LessonCodePart): TextSnapshot {
  const autosave = texts.autosaveOf(part)
  return useSyncExternalStore(autosave.subscribe, autosave.snapshot)
}
