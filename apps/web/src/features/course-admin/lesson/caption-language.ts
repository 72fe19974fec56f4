/** The language code in a caption file's name, as in "intro.en-IN.vtt" or "intro.en.srt"; empty if none. */
export function languageOfFile(name: string): string {
  const [, code = ''] = /(?:^|[._-])([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?)\.(?:vtt|srt)$/.exec(name) ?? []
  return languageName(code) === '' ? '' : code
}

/** The name of a language in that language itself: "English" for "en", "Deutsch" for "de"; empty for an unknown code. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code) ?? ''
  } catch {
    return '' // Not a valid language code.
  }
}
