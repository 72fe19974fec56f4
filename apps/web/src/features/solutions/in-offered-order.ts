import { type Language, languages } from '@codedojo/contract'

/** In the order in which the languages are offered everywhere, however the author stored them. */
export function inOfferedOrder<Item extends { readonly language: Language }>(items: readonly Item[]): Item[] {
  return languages.flatMap((language) => items.filter((item) => item.language === language))
}
