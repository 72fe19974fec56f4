/** The displayed name, with a default if there is none. Source: the specification of the profile. */
export function displayName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim() || 'Anonymous Hacker'
}
