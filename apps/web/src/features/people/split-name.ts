/** A full name as its first word and the rest: "Aleksandra Maria Nowak" is Aleksandra, Maria Nowak. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
