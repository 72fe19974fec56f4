export const profilePath = '/profile'

/** Where everybody sees somebody who lets them. */
export function publicProfilePath({ _id }: { _id: string }): string {
  return `/profile/${encodeURIComponent(_id)}`
}
