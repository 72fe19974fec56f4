/** Splits a full name after the first word: "Aleksandra Maria Nowak" becomes "Aleksandra" and "Maria Nowak". */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
