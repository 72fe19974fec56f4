import type { LessonCodePart, ProgramBlock } from '@codedojo/contract'
import { readTextRecord, type TextRecord, writeTextRecord } from '../../../lib/autosave/text-record.ts'

/*
 * How it works: the browser keeps a text of a block under
 *   codedojo:lesson-code:<account>:<lesson>:<part>:<id of the block>:<its number then>
 * The id goes with the text of the author's block, so that a block that was moved finds its record again, and another one in its
 * place finds none. The number only serves texts of a block whose author has changed it before they reached the server: they are
 * offered in the block with that number, and not saved before the learner has chosen.
 */

export interface RecordPlace {
  readonly userId: string
  readonly lessonId: string
  readonly block: Pick<ProgramBlock, 'block' | 'id'>
  /** The ids of all blocks of the notes. */
  readonly blocks: readonly string[]
}

/** The key of the record of a part, whatever number the block had when it was first kept. */
export function recordKeyOf(place: RecordPlace, part: LessonCodePart): string {
  const { block, id } = place.block
  const start = `${startOf(place, part)}${id}:`
  return Object.keys(localStorage).find((key) => key.startsWith(start)) ?? `${start}${block}`
}

/** Puts a text that the author's change kept from the server beside the record under `key`; `opened` is what opens without it. */
export function offerUnsavedText(place: RecordPlace, part: LessonCodePart, opened: TextRecord): void {
  const key = recordKeyOf(place, part)
  for (const [formerKey, former] of formerRecords(place, part)) {
    const own = readTextRecord(localStorage, key) ?? opened
    const isKept =
      former.isSynced ||
      former.text === own.text ||
      (own.other === null && writeTextRecord(localStorage, key, { ...own, other: former.text }))
    if (isKept) localStorage.removeItem(formerKey)
  }
}

/** Records under the number of this block whose block is no longer in the notes. */
function formerRecords(place: RecordPlace, part: LessonCodePart): (readonly [string, TextRecord])[] {
  const start = startOf(place, part)
  return Object.keys(localStorage).flatMap((key) => {
    const [id = '', number] = key.startsWith(start) ? key.slice(start.length).split(':') : []
    const isFormer = number === String(place.block.block) && !place.blocks.includes(id)
    const record = isFormer ? readTextRecord(localStorage, key) : null
    return record ? [[key, record] as const] : []
  })
}

function startOf({ userId, lessonId }: RecordPlace, part: LessonCodePart): string {
  return `codedojo:lesson-code:${userId}:${lessonId}:${part}:`
}
