/** Address of a problem's page. */
export function problemPath(problem: { readonly _id: string }): string {
  return problemPathOf(problem._id)
}

/** The same for an id. */
export function problemPathOf(id: string): string {
  return `/problemcontent/${encodeURIComponent(id)}`
}
