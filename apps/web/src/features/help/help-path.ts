/** Address of a page of help. */
export function helpPath({ slug }: { readonly slug: string }): string {
  return `/help/${encodeURIComponent(slug)}`
}
