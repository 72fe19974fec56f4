/** Address of a problem's page. */
export function problemPath(problem: { _id: string }): string {
  return `/problemcontent/${encodeURIComponent(problem._id)}`
}
