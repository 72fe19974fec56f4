/** A name and a password within an address, such as that of a database. */
const namePassword = /:\/\/[^\s/:@"]{0,200}:[^\s/@"]{1,200}@/g

/** The text with the passwords of addresses in it left out: libraries quote the address that they cannot reach. */
export function withoutPasswords(text: string): string {
  return text.replaceAll(namePassword, '://***@')
}
