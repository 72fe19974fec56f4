/** Who it is; somebody without a name is called this. Source: the specification of the profile. */
export function shownName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim() || 'Anonymous Hacker'
}
