import type { LessonCodePart } from '@codedojo/contract'
import { VersionConflictNotice } from '../../../ui/form/version-conflict-notice.tsx'
import type { BlockTexts } from './block-texts.ts'
import { useBlockText } from './use-block-text.ts'

/** The choice between two versions of a text, where there are two. */
export function TextConflict({ texts, part }: { texts: BlockTexts; part: LessonCodePart }) {
  const { other } = useBlockText(texts, part)
  if (other === null) return null
  return (
    <VersionConflictNotice
      what={part === 'input' ? 'input' : 'code'}
      other={other}
      onUseOther={() => texts.autosaveOf(part).takeOther()}
      onKeepMine={() => texts.autosaveOf(part).keepMine()}
    />
  )
}
