import type { LessonCodePart, NotesPart, ProgramBlock } from '@codedojo/contract'
import { lessonChanged } from './lesson-changed.ts'

/** Throws `lesson_changed` where the notes have no such block any more. */
export function findBlock(parts: readonly NotesPart[], block: number): ProgramBlock {
  const found = parts.find((part) => part.kind === 'program' && part.block === block)
  if (found?.kind !== 'program') throw lessonChanged()
  return found
}

/** The author's text of a part. Throws `lesson_changed` where the block has no such part any more. */
export function originalOf({ programs, input }: ProgramBlock, part: LessonCodePart): string {
  const text = part === 'input' ? input : programs.find(({ language }) => language === part)?.code
  if (typeof text !== 'string') throw lessonChanged()
  return text
}
