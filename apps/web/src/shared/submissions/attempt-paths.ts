export const submissionsPath = '/submissions'

/** Address under which one attempt stays. */
export function attemptPath(id: string): string {
  return `/submission/${encodeURIComponent(id)}`
}

/** Address of what changed from one attempt to another. */
export function differencePath(leftId: string, rightId: string): string {
  return `${attemptPath(leftId)}/compare/${encodeURIComponent(rightId)}`
}

/** Part of a work screen's query that names the attempt to put into the editor. */
export const openedAttemptParam = 'open'
