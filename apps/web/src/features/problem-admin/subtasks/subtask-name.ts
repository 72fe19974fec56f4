import type { ProblemValues } from '../form/problem-values.ts'

/** What a subtask is called in lists: its name, or its number. */
export function subtaskName(
  { title }: Pick<ProblemValues['subtasks'][number], 'title'>,
  place: number,
): string {
  return title.trim() === '' ? `Subtask ${place + 1}` : `${place + 1}. ${title.trim()}`
}
