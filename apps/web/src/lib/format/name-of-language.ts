/** A language by the name that its speakers give it, such as "Svenska"; a code that has no name is shown itself. */
export function nameOfLanguage(code: string): string {
  try {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
  } catch {
    return code
  }
}
