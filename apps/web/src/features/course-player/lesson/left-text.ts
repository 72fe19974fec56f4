import type { Lesson } from '@codedojo/contract'

/** What is still there of a lesson whose video does not come, in a sentence; empty: nothing. */
export function leftWords({ notes, problems }: Pick<Lesson, 'notes' | 'problems'>): string {
  const parts = [...(notes === '' ? [] : ['notes']), ...(problems === 0 ? [] : ['problems'])]
  return parts.length === 0 ? '' : `The ${parts.join(' and ')} of the lesson are still here.`
}
