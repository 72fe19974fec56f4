export const managedProblemsPath = '/admin/updateProblem'

export function editProblemPath(problemId: string): string {
  return `${managedProblemsPath}/${encodeURIComponent(problemId)}`
}
