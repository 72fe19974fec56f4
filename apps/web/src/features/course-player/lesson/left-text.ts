import type { Lesson } from '@codedojo/contract'

/** What a lesson still offers when its video fails to load, in one sentence; empty if nothing. */
export function remainingContentText({ notes, problems }: Pick<Lesson, 'notes' | 'problems'>): string {
  const parts = [...(notes === '' ? [] : ['notes']), ...(problems === 0 ? [] : ['problems'])]
  return parts.length === 0 ? '' : `The ${parts.join(' and ')} of the lesson are still here.`
}
