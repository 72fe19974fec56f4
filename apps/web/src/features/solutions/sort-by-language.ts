import { type Language, languages } from '@codedojo/contract'

/** Sorts items by language, in the order used everywhere in the app. */
export function sortByLanguage<Item extends { readonly language: Language }>(items: readonly Item[]): Item[] {
  return languages.flatMap((language) => items.filter((item) => item.language === language))
}
