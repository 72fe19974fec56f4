/** Lone surrogates: UTF-8 cannot encode them, so they would come back from the server as another character. */
export const loneSurrogates = /\p{Cs}/gu

/** The text without lone surrogates. */
export function removeLoneSurrogates(text: string): string {
  return text.replaceAll(loneSurrogates, '')
}
