import type { ProblemValues } from '../form/problem-values.ts'

/** The name of a subtask in lists: "2. Title", or "Subtask 2" without a title. */
export function subtaskName(
  { title }: Pick<ProblemValues['subtasks'][number], 'title'>,
  place: number,
): string {
  return title.trim() === '' ? `Subtask ${place + 1}` : `${place + 1}. ${title.trim()}`
}
