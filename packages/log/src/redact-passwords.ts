/** User name and password in a URL, such as a database URL. */
const namePassword = /:\/\/[^\s/:@"]{0,200}:[^\s/@"]{1,200}@/g

/** Removes passwords from URLs in a text: libraries quote the URL that they could not reach. */
export function redactPasswords(text: string): string {
  return text.replaceAll(namePassword, '://***@')
}
