interface Identified {
  readonly _id: string
}

/** Where a course is sold. */
export function salesPath({ _id }: Identified): string {
  return `/explore/${encodeURIComponent(_id)}`
}

/** Where a course that runs, or ran, is bought again. */
export function renewalPath(course: Identified): string {
  return `${salesPath(course)}?renew=1`
}

/** The course for its owner. */
export function coursePath({ _id }: Identified): string {
  return `/course/${encodeURIComponent(_id)}`
}

/** Where it is taken, at one of its lessons or where its owner stopped. */
export function contentPath(course: Identified, lesson?: Identified | null): string {
  const content = `${coursePath(course)}/content`
  return lesson ? `${content}?lesson=${encodeURIComponent(lesson._id)}` : content
}

/** Where anybody checks a certificate. */
export function certificatePath({ code }: { readonly code: string }): string {
  return `/certificate/${encodeURIComponent(code)}`
}

/** The certificate as a file, for its owner. */
export function certificateFile({ code }: { readonly code: string }): string {
  return `/api/certificate/${encodeURIComponent(code)}/pdf`
}
