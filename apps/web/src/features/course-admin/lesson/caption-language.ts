/** The language that a file of captions names before its ending, as in "intro.en-IN.vtt" or "intro.en.srt"; empty: none. */
export function languageOfFile(name: string): string {
  const [, code = ''] = /(?:^|[._-])([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?)\.(?:vtt|srt)$/.exec(name) ?? []
  return languageName(code) === '' ? '' : code
}

/** The name of a language in itself: "English" from "en"; empty: the code is unknown. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code) ?? ''
  } catch {
    return '' // No code of a language.
  }
}
